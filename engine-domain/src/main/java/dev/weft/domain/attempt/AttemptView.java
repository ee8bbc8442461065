package dev.weft.domain.attempt;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.lease.Worker;
import java.time.Instant;

/** One attempt as people read it, running or ended. */
public sealed interface AttemptView {

  record Running(
      ExecutionId execution,
      int index,
      int generation,
      long epoch,
      Origin origin,
      Worker worker,
      Instant startedAt,
      Instant leaseExpiresAt)
      implements AttemptView {}

  record Ended(AttemptEnd end) implements AttemptView {}
}
