package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Execution;
import dev.weft.port.out.execution.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Executions that end, as one array per column; the rest comes from their live rows. */
public record EndColumns(
    Short[] partitions,
    UUID[] executions,
    Short[] endings,
    Short[] attemptOutcomes,
    Short[] failureClasses,
    Long[] epochs,
    Long[] endedAts,
    String[] reasons,
    String[] endedBys,
    String[] resultTypes,
    byte[][] results,
    Short[] closeReasons) {

  static EndColumns of(List<Change> changes) {
    List<End> ends = new ArrayList<>(changes.size());
    changes.forEach(change -> ends.add(End.of(change)));
    return new EndColumns(
        Column.partitions(changes, change -> change.next().id()),
        Column.executions(changes, change -> change.next().id()),
        Column.shorts(ends, end -> end.ending().ending()),
        Column.shorts(ends, end -> end.outcome().code()),
        Column.sparse(Column.shorts(ends, End::failureClass)),
        Column.longs(ends, end -> end.terminal().standing().epoch()),
        Column.longs(ends, end -> Column.millis(end.terminal().endedAt())),
        Column.sparse(Column.texts(ends, end -> end.ending().reason())),
        Column.sparse(Column.texts(ends, end -> end.ending().by())),
        Column.sparse(Column.texts(ends, End::resultType)),
        Column.sparse(Column.bytes(ends, End::result)),
        Column.shorts(changes, change -> StoredOutcome.closeReason(change.end())));
  }

  record End(
      Execution.Terminal terminal, StoredEnding ending, StoredOutcome outcome, Content content) {

    static End of(Change change) {
      Execution.Terminal terminal = (Execution.Terminal) change.next();
      return new End(
          terminal,
          StoredEnding.of(terminal.ending()),
          StoredOutcome.of(change.end()),
          change.result());
    }

    Short failureClass() {
      return ending.failureClass() == null ? outcome.failureClass() : ending.failureClass();
    }

    String resultType() {
      return hasResult() ? content.type().value() : null;
    }

    byte[] result() {
      return hasResult() ? content.bytes().toArray() : null;
    }

    private boolean hasResult() {
      return ending.ending() == 0 && !content.equals(Content.EMPTY);
    }
  }
}
