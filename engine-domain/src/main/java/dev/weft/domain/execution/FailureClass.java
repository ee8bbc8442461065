package dev.weft.domain.execution;

/** What kind of failure a worker reports; decides whether another attempt may help. */
public enum FailureClass {
  TRANSIENT,
  INFRA_CRASH,
  PERMANENT,
  TIMEOUT,
  CANCELLED;

  public boolean mayBeRetried() {
    return this == TRANSIENT || this == INFRA_CRASH;
  }
}
