/**
 * What the receiver said, and what that means: the one answer table, hints, ladder, error text.
 *
 * <p>Decides by the answer, never by a blind attempt count. Total: every status, exception and
 * timeout has exactly one class (I37), and rate limiting spends no retries (I38). Touches {@code
 * input}, {@code json} and the message ids of {@code outbox}.
 */
package dev.weft.domain.outbox.answer;
