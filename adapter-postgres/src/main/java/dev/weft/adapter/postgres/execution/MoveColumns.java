package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.execution.Standing;
import dev.weft.port.out.execution.Change;
import java.util.List;
import java.util.UUID;

/** Executions that live on, as one array per column: every column a move can change. */
public record MoveColumns(
    Short[] partitions,
    UUID[] executions,
    Short[] phases,
    Short[] priorities,
    Short[] origins,
    Short[] causes,
    Long[] runAts,
    Long[] epochs,
    Integer[] generations,
    Integer[] nextAttempts,
    Integer[] retries,
    Integer[] reclaims,
    Long[] deadlines,
    UUID[] leases,
    Long[] leaseUntils,
    Long[] startedAts,
    String[] workerIds,
    String[] workerInstanceIds,
    LimitColumns limits,
    Short[] outcomes,
    Short[] failureClasses,
    Short[] outcomeCauses,
    Long[] endedAts,
    String[] reasons,
    String[] endedBys,
    Short[] closeReasons) {

  static MoveColumns of(List<Change> changes) {
    List<StoredMove> moves = changes.stream().map(StoredMove::of).toList();
    return of(changes, moves, changes.stream().map(change -> change.next().standing()).toList());
  }

  private static MoveColumns of(
      List<Change> changes, List<StoredMove> moves, List<Standing> standings) {
    return new MoveColumns(
        Column.partitions(standings, Standing::id),
        Column.executions(standings, Standing::id),
        Column.shorts(moves, StoredMove::phase),
        Column.shorts(standings, standing -> (short) standing.priority().value()),
        Column.shorts(moves, StoredMove::origin),
        Column.shorts(moves, StoredMove::cause),
        Column.longs(moves, StoredMove::runAt),
        Column.longs(standings, Standing::epoch),
        Column.integers(standings, Standing::generation),
        Column.integers(standings, Standing::nextAttempt),
        Column.integers(standings, standing -> standing.spent().retries()),
        Column.integers(standings, standing -> standing.spent().reclaims()),
        Column.sparse(Column.longs(standings, standing -> StoredTimes.millis(standing.deadline()))),
        Column.sparse(Column.uuids(moves, StoredMove::lease)),
        Column.sparse(Column.longs(moves, StoredMove::leaseUntil)),
        Column.sparse(Column.longs(moves, StoredMove::startedAt)),
        Column.sparse(Column.texts(moves, StoredMove::workerId)),
        Column.sparse(Column.texts(moves, StoredMove::workerInstanceId)),
        LimitColumns.of(standings.stream().map(Standing::limits).toList()),
        Column.sparse(Column.shorts(moves, move -> move.outcome().code())),
        Column.sparse(Column.shorts(moves, move -> move.outcome().failureClass())),
        Column.sparse(Column.shorts(moves, move -> move.outcome().cause())),
        Column.sparse(Column.longs(moves, StoredMove::endedAt)),
        Column.sparse(Column.texts(moves, move -> move.outcome().reason())),
        Column.sparse(Column.texts(moves, move -> move.outcome().by())),
        Column.sparse(Column.shorts(changes, change -> StoredOutcome.closeReason(change.end()))));
  }
}
