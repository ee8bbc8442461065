package dev.weft.domain.execution;

import java.time.Instant;
import java.util.Objects;

/** When an execution expires whatever its phase; {@link #NEVER} when the user gave none. */
public record Deadline(Instant at) {

  public static final Deadline NEVER = new Deadline(Instant.MAX);

  public Deadline {
    Objects.requireNonNull(at, "at");
  }

  public boolean isSet() {
    return !at.equals(Instant.MAX);
  }

  public boolean passedAt(Instant now) {
    return !now.isBefore(at);
  }

  /** The deadline of a new generation: the one asked for, else this one while it is ahead. */
  public Deadline orAsked(Deadline asked, Instant now) {
    if (asked.isSet()) {
      return asked;
    }
    return passedAt(now) ? NEVER : this;
  }
}
