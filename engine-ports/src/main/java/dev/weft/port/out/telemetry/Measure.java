package dev.weft.port.out.telemetry;

/** What is counted; the name of the metric is derived from it. */
public enum Measure {
  EXECUTIONS_SUBMITTED,
  EXECUTIONS_CLAIMED,
  EXECUTIONS_COMPLETED,
  ATTEMPTS_FAILED,
  RETRIES_SCHEDULED,
  ATTEMPTS_DELAYED,
  WRITES_FENCED_OUT,
  RENEWALS_REFUSED,
  LEASES_EXPIRED,
  FRAMES_APPENDED,
  /** Calls whose frames were not taken: the lease or the stream had ended, or a number clashed. */
  APPENDS_REFUSED,
  TRANSACTIONS_RETRIED,
  /** How long the store takes to grant leases. */
  CLAIM;

  /** Whether it is told in durations, and not in counts. */
  public boolean isDuration() {
    return this == CLAIM;
  }
}
