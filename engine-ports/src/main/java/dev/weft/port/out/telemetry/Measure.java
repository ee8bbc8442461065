package dev.weft.port.out.telemetry;

/** What is counted; the name of the metric is derived from it. */
public enum Measure {
  EXECUTIONS_SUBMITTED,
  EXECUTIONS_CLAIMED,
  EXECUTIONS_COMPLETED,
  ATTEMPTS_FAILED,
  ATTEMPTS_DELAYED,
  WRITES_FENCED_OUT,
  TRANSACTIONS_RETRIED
}
