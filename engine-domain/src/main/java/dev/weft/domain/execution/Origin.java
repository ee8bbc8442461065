package dev.weft.domain.execution;

/** Why an attempt starts: what happened to the execution before this claim. */
public enum Origin {
  /** First claim of its first generation. */
  FRESH,
  /** The attempt before failed and the retry policy allowed another. */
  RETRY,
  /** The lease before expired. */
  RECLAIMED,
  /** The attempt before was delayed, released or revoked. */
  RESUMED,
  /** An operator replayed the execution. */
  REPLAY
}
