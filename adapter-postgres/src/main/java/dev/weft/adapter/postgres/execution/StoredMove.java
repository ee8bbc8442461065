package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Phase;
import dev.weft.domain.lease.Lease;
import dev.weft.port.out.execution.Change;
import java.util.UUID;

/** The phase of an execution that lives on, and the attempt it ended, as columns. */
record StoredMove(
    short phase,
    Short origin,
    Short cause,
    Long runAt,
    UUID lease,
    Long leaseUntil,
    Long startedAt,
    String workerId,
    String workerInstanceId,
    StoredOutcome outcome,
    Long endedAt) {

  static StoredMove of(Change change) {
    return switch (change.next()) {
      case Execution.Blocked blocked ->
          unleased(change, Origin.FRESH, DelayCause.SCHEDULE, Column.millis(blocked.runAt()));
      case Execution.Runnable runnable ->
          unleased(change, runnable.origin(), runnable.cause(), Column.millis(runnable.runAt()));
      case Execution.Active active -> leased(change, active);
      case Execution.Suspended suspended -> unleased(change, null, null, null);
      case Execution.Terminal terminal ->
          throw new IllegalArgumentException(terminal.id() + " does not live on");
    };
  }

  /** Columns that this move leaves as they are stay null. */
  private static StoredMove unleased(Change change, Origin origin, DelayCause cause, Long runAt) {
    return new StoredMove(
        Code.PHASE.of(Phase.of(change.next())),
        origin == null ? null : Short.valueOf(Code.ORIGIN.of(origin)),
        cause == null ? null : Short.valueOf(Code.CAUSE.of(cause)),
        runAt,
        null,
        null,
        null,
        null,
        null,
        StoredOutcome.of(change.end()),
        endedAt(change.end()));
  }

  private static StoredMove leased(Change change, Execution.Active active) {
    Lease lease = active.lease();
    return new StoredMove(
        Code.PHASE.of(Phase.ACTIVE),
        Code.ORIGIN.of(active.origin()),
        null,
        null,
        lease.id().value(),
        Column.millis(lease.expiresAt()),
        Column.millis(active.startedAt()),
        lease.worker().id(),
        lease.worker().instance(),
        StoredOutcome.of(change.end()),
        endedAt(change.end()));
  }

  private static Long endedAt(PastAttempt end) {
    return switch (end) {
      case PastAttempt.NotEnded notEnded -> null;
      case PastAttempt.Ended ended -> Column.millis(ended.end().endedAt());
    };
  }
}
