/**
 * Whom to believe when a request with several messages is refused.
 *
 * <p>A pure state machine: it says which rows to send next, is told the answer, and ends with one
 * verdict per row. Nothing is abandoned here unless the receiver accepted another row in the same
 * run. Touches {@code outbox}, {@code outbox.answer}, {@code outbox.settle}.
 */
package dev.weft.domain.outbox.isolation;
