package dev.weft.application.sweep;

import dev.weft.application.decided.LockedMoves;
import dev.weft.application.decided.StoreAway;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.sweep.SweepReport;
import dev.weft.port.out.sweep.SweepReads;
import dev.weft.port.out.tx.Transactions;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * One step of a sweep: find without locks, then lock, decide and write as one batch.
 *
 * <p>If the batch fails, each execution is tried alone: one that cannot be moved does not keep its
 * neighbours waiting. Only a store that cannot be reached stops the step.
 */
record Sweep(Transactions transactions, BiFunction<SweepReads, Integer, List<ExecutionId>> find) {

  static final int BATCH = 500;

  SweepReport once(int batch, Function<ExecutionId, ExecutionCommand> command) {
    List<ExecutionId> overdue = transactions.run(stores -> find.apply(stores.sweeps(), batch));
    if (overdue.isEmpty()) {
      return SweepReport.NOTHING;
    }
    try {
      return moved(overdue, command);
    } catch (RuntimeException failed) {
      StoreAway.stopIfAway(failed);
      return oneByOne(overdue, command);
    }
  }

  private SweepReport oneByOne(
      List<ExecutionId> overdue, Function<ExecutionId, ExecutionCommand> command) {
    SweepReport report = SweepReport.NOTHING;
    for (ExecutionId id : overdue) {
      report = report.plus(alone(id, command));
    }
    return report;
  }

  private SweepReport alone(ExecutionId id, Function<ExecutionId, ExecutionCommand> command) {
    try {
      return moved(List.of(id), command);
    } catch (RuntimeException failed) {
      StoreAway.stopIfAway(failed);
      return new SweepReport(1, 0, 0, 0, 1);
    }
  }

  private SweepReport moved(
      List<ExecutionId> ids, Function<ExecutionId, ExecutionCommand> command) {
    Map<ExecutionId, Decision> decisions =
        transactions.run(stores -> LockedMoves.move(stores, ids, command));
    return decisions.values().stream()
        .map(Sweep::counted)
        .reduce(SweepReport.NOTHING, SweepReport::plus);
  }

  private static SweepReport counted(Decision decision) {
    return switch (decision) {
      case Decision.Moved moved -> counted(moved.next());
      case Decision.AttemptEnded ended -> counted(ended.next());
      case Decision.Repeated repeated -> new SweepReport(1, 0, 0, 1, 0);
      case Decision.Unchanged unchanged -> new SweepReport(1, 0, 0, 1, 0);
      case Decision.Refused refused -> new SweepReport(1, 0, 0, 1, 0);
    };
  }

  private static SweepReport counted(Execution next) {
    return next instanceof Execution.Terminal
        ? new SweepReport(1, 0, 1, 0, 0)
        : new SweepReport(1, 1, 0, 0, 0);
  }
}
