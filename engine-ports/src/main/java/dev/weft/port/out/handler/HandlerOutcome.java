package dev.weft.port.out.handler;

import dev.weft.domain.content.Content;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.FailureClass;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

/** What a handler answers about its attempt. */
public sealed interface HandlerOutcome {

  record Completed(Content result) implements HandlerOutcome {
    public Completed {
      Objects.requireNonNull(result, "result");
    }
  }

  /** Runs again after this time, counted on the store's clock; spends no retry. */
  record DelayedFor(Duration pause, DelayCause cause) implements HandlerOutcome {
    public DelayedFor {
      Objects.requireNonNull(pause, "pause");
      Objects.requireNonNull(cause, "cause");
    }
  }

  /** Runs again at this time of the store's clock; spends no retry. */
  record DelayedUntil(Instant time, DelayCause cause) implements HandlerOutcome {
    public DelayedUntil {
      Objects.requireNonNull(time, "time");
      Objects.requireNonNull(cause, "cause");
    }
  }

  /** The class decides whether it runs again. */
  record Failed(FailureClass failure, String reason) implements HandlerOutcome {
    public Failed {
      Objects.requireNonNull(failure, "failure");
      Objects.requireNonNull(reason, "reason");
    }
  }

  /** Success without a result. */
  static HandlerOutcome done() {
    return new Completed(Content.EMPTY);
  }

  static HandlerOutcome completed(Content result) {
    return new Completed(result);
  }

  /**
   * @param text one JSON value
   */
  static HandlerOutcome json(String text) {
    return new Completed(Content.json(text));
  }

  static HandlerOutcome delayedFor(Duration pause) {
    return new DelayedFor(pause, DelayCause.DELAY);
  }

  /** Runs again while the retry policy allows. */
  static HandlerOutcome failed(String reason) {
    return new Failed(FailureClass.TRANSIENT, reason);
  }

  /** Never runs again. */
  static HandlerOutcome failedForGood(String reason) {
    return new Failed(FailureClass.PERMANENT, reason);
  }
}
