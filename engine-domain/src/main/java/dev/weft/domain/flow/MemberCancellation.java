package dev.weft.domain.flow;

/** What cancelling a flow does to one of its members. */
public enum MemberCancellation {
  /** Ends cancelled, with its completion. */
  CANCELLED,
  /** Keeps running, but a failure is final: no retry follows. */
  LAST_RUN,
  UNTOUCHED
}
