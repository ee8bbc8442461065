package dev.weft.domain.execution;

/** The phases by name, for refusals and for storage. */
public enum Phase {
  BLOCKED,
  RUNNABLE,
  ACTIVE,
  SUSPENDED,
  TERMINAL;

  public static Phase of(Execution execution) {
    return switch (execution) {
      case Execution.Blocked blocked -> BLOCKED;
      case Execution.Runnable runnable -> RUNNABLE;
      case Execution.Active active -> ACTIVE;
      case Execution.Suspended suspended -> SUSPENDED;
      case Execution.Terminal terminal -> TERMINAL;
    };
  }
}
