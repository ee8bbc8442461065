package dev.weft.domain.attempt;

/** What the history says of the attempt a handle names. */
public sealed interface PastAttempt {

  PastAttempt NOT_ENDED = new NotEnded();

  record NotEnded() implements PastAttempt {}

  record Ended(AttemptEnd end) implements PastAttempt {}
}
