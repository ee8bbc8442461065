package dev.weft.adapter.inmemory;

import dev.weft.domain.execution.AttemptTimeout;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.out.sweep.SweepReads;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Walks over all live rows; {@link Instant#MAX} stands for a row that is never overdue. */
record InMemorySweepReads(EngineState state, StoreClock clock) implements SweepReads {

  @Override
  public List<ExecutionId> listExpiredLeases(int max) {
    return overdue(max, ofActive(active -> active.lease().expiresAt()));
  }

  @Override
  public List<ExecutionId> listOverdueAttempts(int max) {
    return overdue(max, ofActive(InMemorySweepReads::timeoutOf));
  }

  @Override
  public List<ExecutionId> listPassedDeadlines(int max) {
    return overdue(max, execution -> execution.standing().deadline().at());
  }

  private List<ExecutionId> overdue(int max, Function<Execution, Instant> due) {
    Instant now = clock.now();
    return state.live.values().stream()
        .filter(execution -> !due.apply(execution).isAfter(now))
        .sorted(Comparator.comparing(due).thenComparing(Execution::id))
        .limit(max)
        .map(Execution::id)
        .toList();
  }

  private static Function<Execution, Instant> ofActive(Function<Execution.Active, Instant> due) {
    return execution ->
        execution instanceof Execution.Active active ? due.apply(active) : Instant.MAX;
  }

  private static Instant timeoutOf(Execution.Active active) {
    AttemptTimeout timeout = active.standing().limits().attemptTimeout();
    return timeout.isSet() ? active.startedAt().plus(timeout.limit()) : Instant.MAX;
  }
}
