/**
 * What becomes of a message after an answer, a lost lease or an undecodable payload.
 *
 * <p>Failure verdicts count only with the current token; a late success may make a not-yet-sent
 * message sent, once, never with an ordering key (I35). Aging out, poison and the belief in single
 * refusals are decided here. Touches {@code outbox}, {@code outbox.answer}.
 */
package dev.weft.domain.outbox.settle;
