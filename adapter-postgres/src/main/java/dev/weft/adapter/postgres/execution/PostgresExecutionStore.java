package dev.weft.adapter.postgres.execution;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.name.Lane;
import dev.weft.domain.stream.StreamKey;
import dev.weft.port.out.execution.Change;
import dev.weft.port.out.execution.ClaimedExecution;
import dev.weft.port.out.execution.ExecutionStore;
import dev.weft.port.out.execution.LockedExecutions;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.port.out.execution.RenewedLease;
import dev.weft.port.out.signal.Hints;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Executions of one session; see the mapper's XML for what each statement guarantees. */
public record PostgresExecutionStore(
    ExecutionMapper mapper, ClaimMapper claims, ExecutionWriteMapper writes, Hints hints)
    implements ExecutionStore {

  @Override
  public void insert(List<NewExecution> executions) {
    if (!executions.isEmpty()) {
      mapper.insertExecutions(SubmissionColumns.of(executions));
    }
  }

  @Override
  public List<ClaimedExecution> claimRunnable(ClaimRequest request, LeaseId lease) {
    List<ClaimedRow> rows = new ArrayList<>(claims.claimRunnable(ClaimColumns.of(request, lease)));
    rows.sort(ClaimedRow::inTheOrderOfClaims);
    List<ClaimedExecution> claimed = new ArrayList<>(rows.size());
    rows.forEach(row -> claimed.add(row.toDomain(request, lease)));
    return List.copyOf(claimed);
  }

  @Override
  public List<RenewedLease> renewLive(List<LeaseHandle> handles, LeaseTtl ttl) {
    List<LeaseHandle> distinct = handles.stream().distinct().toList();
    return claims.renewLive(RenewColumns.of(distinct, ttl)).stream()
        .map(row -> row.toDomain(distinct))
        .toList();
  }

  @Override
  public LockedExecutions lockForHolders(List<LeaseHandle> handles) {
    return new Holders(mapper).lock(handles);
  }

  @Override
  public LockedExecutions lock(List<ExecutionId> ids) {
    return new PlainLock(mapper).lock(ids);
  }

  @Override
  public LockedExecutions lockToReplay(List<ExecutionId> ids) {
    return new PlainLock(mapper).lockToReplay(ids);
  }

  @Override
  public List<StreamKey> write(List<Change> changes) {
    List<Change> ends = new ArrayList<>();
    List<Change> moves = new ArrayList<>();
    changes.forEach(
        change -> (change.next() instanceof Execution.Terminal ? ends : moves).add(change));
    tellLostLeases(changes);
    List<StreamKey> closed = new ArrayList<>();
    if (!ends.isEmpty()) {
      closed.addAll(writeEnds(ends));
    }
    if (!moves.isEmpty()) {
      closed.addAll(writeMoves(moves));
    }
    return List.copyOf(closed);
  }

  private List<StreamKey> writeEnds(List<Change> ends) {
    List<EndedRow> rows = writes.writeEnds(EndColumns.of(ends));
    expect(ends.size(), EndedRow.written(rows), "ended");
    if (EndedRow.pending(rows) > 0) {
      hints.completions();
    }
    return EndedRow.closed(rows);
  }

  private void tellLostLeases(List<Change> changes) {
    List<LostColumns.Lost> lost = new ArrayList<>();
    changes.forEach(change -> LostColumns.Lost.find(change).ifPresent(lost::add));
    if (!lost.isEmpty()) {
      expect(lost.size(), writes.insertLostLeases(LostColumns.of(lost)), "told");
    }
  }

  private List<StreamKey> writeMoves(List<Change> moves) {
    MoveColumns columns = MoveColumns.of(moves);
    List<MovedRow> rows =
        moves.stream().allMatch(PostgresExecutionStore::isBetweenAttempts)
            ? writes.writeWaiting(columns)
            : writes.writeMoves(columns);
    Map<ExecutionId, MovedRow> moved = byId(rows);
    List<Change> revived =
        moves.stream().filter(change -> !moved.containsKey(change.next().id())).toList();
    if (!revived.isEmpty()) {
      moved.putAll(byId(writes.insertRevived(MoveColumns.of(revived))));
      expect(moves.size(), moved.size(), "moved");
    }
    tellWork(moves, moved);
    return rows.stream().filter(MovedRow::isStream).map(MovedRow::stream).toList();
  }

  private static Map<ExecutionId, MovedRow> byId(List<MovedRow> rows) {
    Map<ExecutionId, MovedRow> moved = HashMap.newHashMap(rows.size());
    rows.stream().filter(row -> !row.isStream()).forEach(row -> moved.put(row.id(), row));
    return moved;
  }

  private void tellWork(List<Change> moves, Map<ExecutionId, MovedRow> moved) {
    moves.stream()
        .filter(PostgresExecutionStore::isBetweenAttempts)
        .filter(move -> move.next() instanceof Execution.Runnable)
        .map(move -> moved.get(move.next().id()).lane())
        .distinct()
        .forEach(lane -> hints.workIn(new Lane(lane)));
  }

  private static boolean isBetweenAttempts(Change move) {
    return move.end() instanceof PastAttempt.NotEnded && !(move.next() instanceof Execution.Active);
  }

  /** Rows were locked before: anything else is a broken invariant, and nothing is stored. */
  private static void expect(int decided, int written, String what) {
    if (decided != written) {
      throw new IllegalStateException(written + " of " + decided + " executions " + what);
    }
  }
}
