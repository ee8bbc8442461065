package dev.weft.domain.flow;

/** The phase of a member as far as the cancellation of its flow must know it. */
public enum MemberPhase {
  BLOCKED,
  RUNNABLE,
  ACTIVE,
  SUSPENDED,
  TERMINAL
}
