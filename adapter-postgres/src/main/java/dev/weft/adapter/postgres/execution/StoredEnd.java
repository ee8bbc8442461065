package dev.weft.adapter.postgres.execution;

import dev.weft.domain.stream.CloseReason;

/** The end of an attempt in the two columns that say what becomes of its stream. */
public record StoredEnd(short outcome, Short failureClass) {

  private static final Short ANY_CAUSE = 0;

  public CloseReason closeReason() {
    return CloseReason.of(new StoredOutcome(outcome, failureClass, ANY_CAUSE, "", "").toDomain());
  }
}
