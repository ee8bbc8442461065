package dev.weft.domain.retry;

import java.time.Duration;

/** What becomes of an execution whose attempt failed in a way that may be tried again. */
public sealed interface RetryDecision {

  /** Run again after this long, counted on the store's clock. */
  record RetryAfter(Duration delay) implements RetryDecision {}

  /** The budget is spent. */
  record GiveUp() implements RetryDecision {}
}
