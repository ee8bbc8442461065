package dev.weft.adapter.inmemory;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.claim.WorkerSighting;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.ExecutionTransitions;
import dev.weft.domain.transition.Sighting;
import dev.weft.port.out.execution.Change;
import dev.weft.port.out.execution.ClaimedExecution;
import dev.weft.port.out.execution.ExecutionStore;
import dev.weft.port.out.execution.LockedExecutions;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.port.out.execution.RenewedLease;
import dev.weft.port.out.signal.Hints;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.function.Function;

/** Executions in maps. The lock of the transaction is the lock of every row. */
final class InMemoryExecutionStore implements ExecutionStore {

  private final EngineState state;
  private final Journal journal;
  private final ExecutionRows rows;
  private final StoreClock clock;
  private final Hints hints;

  InMemoryExecutionStore(EngineState state, Journal journal, StoreClock clock, Hints hints) {
    this.state = state;
    this.journal = journal;
    this.rows = new ExecutionRows(state, journal, clock);
    this.clock = clock;
    this.hints = hints;
  }

  @Override
  public void insert(List<NewExecution> executions) {
    executions.forEach(rows::insert);
  }

  @Override
  public List<ClaimedExecution> claimRunnable(ClaimRequest request, LeaseId lease) {
    Instant now = clock.now();
    noteSeen(WorkerSighting.of(request, now));
    return state.pauses.containsKey(request.lane()) ? List.of() : grant(request, lease, now);
  }

  private void noteSeen(WorkerSighting sighting) {
    SightingName name = SightingName.of(sighting);
    WorkerSighting before = state.seen.get(name);
    if (before == null || before.outdatedAt(sighting.lastSeen())) {
      journal.put(state.seen, name, sighting);
    }
  }

  private List<ClaimedExecution> grant(ClaimRequest request, LeaseId lease, Instant now) {
    ExecutionCommand claim = new ExecutionCommand.Claim(lease, request.worker(), request.ttl());
    ClaimWalk walk = state.waiting.walk(request, now);
    List<ClaimedExecution> granted = new ArrayList<>();
    while (granted.size() < request.max() && walk.hasNext()) {
      Execution.Runnable row = walk.next();
      Decision decision = ExecutionTransitions.decide(Sighting.Found.of(row), claim, now);
      if (decision instanceof Decision.Moved moved) {
        walk.take();
        granted.add(granted(row, (Execution.Active) moved.next()));
      }
    }
    return List.copyOf(granted);
  }

  private ClaimedExecution granted(Execution.Runnable row, Execution.Active active) {
    Birth birth = state.births.get(row.id());
    rows.claimed(birth.routing(), row, active);
    return new ClaimedExecution(
        active, birth.membership(), birth.routing().kind(), birth.submission().payload());
  }

  @Override
  public List<RenewedLease> renewLive(List<LeaseHandle> handles, LeaseTtl ttl) {
    Instant now = clock.now();
    List<RenewedLease> renewed = new ArrayList<>();
    for (LeaseHandle handle : new LinkedHashSet<>(handles)) {
      Sighting seen = sighting(handle.execution(), PastAttempt.NOT_ENDED);
      ExecutionCommand renew = new ExecutionCommand.Renew(handle, ttl);
      if (ExecutionTransitions.decide(seen, renew, now) instanceof Decision.Moved moved) {
        Execution.Active active = (Execution.Active) moved.next();
        rows.write(new Change(active, PastAttempt.NOT_ENDED, Content.EMPTY));
        renewed.add(new RenewedLease(handle, active.lease().expiresAt()));
      }
    }
    return List.copyOf(renewed);
  }

  @Override
  public LockedExecutions lockForHolders(List<LeaseHandle> handles) {
    return locked(handles, this::sighting);
  }

  /** An attempt that runs has not ended: only of others is the history asked. */
  private Sighting sighting(LeaseHandle handle) {
    ExecutionId id = handle.execution();
    return state.live.get(id) instanceof Execution.Active active
            && active.attempt() == handle.attempt()
        ? Sighting.Found.of(active)
        : sighting(id, state.history.pastAttempt(id, handle.attempt()));
  }

  @Override
  public LockedExecutions lock(List<ExecutionId> ids) {
    return locked(ids, id -> sighting(id, PastAttempt.NOT_ENDED));
  }

  /** One transaction runs at a time: whoever locks anything holds everything. */
  @Override
  public LockedExecutions lockToReplay(List<ExecutionId> ids) {
    return lock(ids);
  }

  private <T> LockedExecutions locked(List<T> asked, Function<T, Sighting> see) {
    List<Sighting> seen = new ArrayList<>(asked.size());
    asked.forEach(one -> seen.add(see.apply(one)));
    return new LockedExecutions(clock.now(), seen);
  }

  private Sighting sighting(ExecutionId id, PastAttempt past) {
    return state
        .find(id)
        .<Sighting>map(execution -> new Sighting.Found(execution, past))
        .orElseGet(Sighting.Unknown::new);
  }

  @Override
  public List<StreamKey> write(List<Change> changes) {
    List<StreamKey> closed = new ArrayList<>();
    changes.forEach(change -> rows.write(change).ifPresent(closed::add));
    changes.forEach(this::tellWork);
    return List.copyOf(closed);
  }

  private void tellWork(Change change) {
    if (change.next() instanceof Execution.Runnable next
        && change.end() instanceof PastAttempt.NotEnded) {
      hints.workIn(state.births.get(next.id()).routing().lane());
    }
  }
}
