package dev.weft.domain.execution;

/** Which limit of time an expired execution ran into. */
public enum ExpiryCause {
  DEADLINE,
  ATTEMPT_TIMEOUT
}
