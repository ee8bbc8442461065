package dev.weft.port.out.execution;

import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Execution;

/**
 * One decided move, ready to be written.
 *
 * @param end the attempt this move ended, or {@link PastAttempt#NOT_ENDED}
 * @param result what a successful attempt answered; {@link Content#EMPTY} otherwise
 */
public record Change(Execution next, PastAttempt end, Content result) {}
