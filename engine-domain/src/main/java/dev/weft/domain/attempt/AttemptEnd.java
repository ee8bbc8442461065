package dev.weft.domain.attempt;

import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.lease.Worker;
import java.time.Instant;

/** The fact that an attempt ended: written once, in the transaction that ended its lease. */
public record AttemptEnd(
    ExecutionId execution,
    int index,
    int generation,
    long epoch,
    LeaseId lease,
    Worker worker,
    Origin origin,
    Instant startedAt,
    Instant endedAt,
    AttemptOutcome outcome,
    Sequel sequel) {

  public static AttemptEnd of(
      Execution.Active active, AttemptOutcome outcome, Sequel sequel, Instant now) {
    return new AttemptEnd(
        active.id(),
        active.attempt(),
        active.standing().generation(),
        active.standing().epoch(),
        active.lease().id(),
        active.lease().worker(),
        active.origin(),
        active.startedAt(),
        now,
        outcome,
        sequel);
  }
}
