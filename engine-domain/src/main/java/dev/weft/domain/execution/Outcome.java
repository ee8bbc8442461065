package dev.weft.domain.execution;

/** How a terminal execution ended, in one word. */
public enum Outcome {
  SUCCESS,
  FAILED,
  CANCELLED,
  EXPIRED,
  SKIPPED
}
