package dev.weft.port.failure;

/** What broke, as a word for metrics and for the HTTP status. */
public enum FailureKind {
  /** Locks or serialization lost after every retry; try again later. */
  CONTENTION,
  /** The store cannot be reached, is starting, or is shutting down. */
  UNREACHABLE,
  /** A statement or lock took longer than allowed. */
  TIMED_OUT,
  /** The store has no room left: disk, memory, connections. */
  EXHAUSTED,
  /** The commit was sent and its answer lost: ask again with the same key. */
  OUTCOME_UNKNOWN,
  /** The store refused what the model allows, or holds what the model forbids: a fault of ours. */
  BROKEN
}
