package dev.weft.domain.execution;

/** How and why an execution became terminal. */
public sealed interface Ending {

  record Succeeded() implements Ending {}

  record Failed(FailureClass failure, String reason) implements Ending {}

  record Cancelled(String reason, String by) implements Ending {}

  record Expired(ExpiryCause cause) implements Ending {}

  record Skipped() implements Ending {}

  default Outcome outcome() {
    return switch (this) {
      case Succeeded succeeded -> Outcome.SUCCESS;
      case Failed failed -> Outcome.FAILED;
      case Cancelled cancelled -> Outcome.CANCELLED;
      case Expired expired -> Outcome.EXPIRED;
      case Skipped skipped -> Outcome.SKIPPED;
    };
  }
}
