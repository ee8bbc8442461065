package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.event.EventKind;
import dev.weft.port.out.execution.Change;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Leases that were lost, as one array per column. */
public record LostColumns(Short[] partitions, UUID[] executions, Short[] kinds, Long[] endedAts) {

  static LostColumns of(List<Lost> lost) {
    return new LostColumns(
        Column.partitions(lost, each -> each.end().execution()),
        Column.executions(lost, each -> each.end().execution()),
        Column.shorts(lost, each -> Code.EVENT.of(each.kind())),
        Column.longs(lost, each -> Column.millis(each.end().endedAt())));
  }

  /** An attempt that ended because its lease did. */
  record Lost(EventKind kind, AttemptEnd end) {

    static Optional<Lost> find(Change change) {
      return switch (change.end()) {
        case PastAttempt.NotEnded notEnded -> Optional.empty();
        case PastAttempt.Ended ended ->
            EventKind.findLost(ended.end().outcome()).map(kind -> new Lost(kind, ended.end()));
      };
    }
  }
}
