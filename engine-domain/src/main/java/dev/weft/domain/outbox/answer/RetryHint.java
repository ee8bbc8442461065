package dev.weft.domain.outbox.answer;

import java.time.Duration;
import java.util.Objects;

/** How long the receiver asked us to wait, if it did. */
public sealed interface RetryHint {

  RetryHint NONE = new Unsaid();

  static RetryHint after(Duration delay) {
    return new After(delay);
  }

  /** This hint, or the other where this says nothing. */
  default RetryHint or(RetryHint other) {
    return switch (this) {
      case After after -> after;
      case Unsaid unsaid -> other;
    };
  }

  default Duration delayOr(Duration unasked) {
    return switch (this) {
      case After after -> after.delay();
      case Unsaid unsaid -> unasked;
    };
  }

  /** The receiver asked for this wait. */
  record After(Duration delay) implements RetryHint {

    public After {
      Objects.requireNonNull(delay, "delay");
    }
  }

  /** The receiver asked for nothing readable. */
  record Unsaid() implements RetryHint {}
}
