package dev.weft.domain.submission;

/** How a planned execution begins. */
public enum Start {
  /** Nothing to wait for, or enough upstreams have succeeded already. */
  RUNNABLE,
  BLOCKED,
  /** Its join is impossible from the first moment: it ends skipped, with a completion (I1). */
  SKIPPED
}
