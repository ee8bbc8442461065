package dev.weft.application.dispatch;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.in.dispatch.DispatchEnded;
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.out.tx.Transactions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Follows the ends it is given, and the ends they cause, as far as nobody is in the way. */
public final class EndedDispatcher implements DispatchEnded {

  private final Transactions transactions;

  public EndedDispatcher(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public DispatchReport dispatch(List<ExecutionId> ended) {
    DispatchReport total = DispatchReport.NOTHING;
    Deque<ExecutionId> waiting = new ArrayDeque<>(ended);
    while (!waiting.isEmpty()) {
      List<ExecutionId> batch = next(waiting);
      EdgeGroupAdvancer.Advance step = step(batch);
      total = total.plus(step.report());
      waiting.addAll(step.ended());
      if (isHalfway(step.report())) {
        waiting.addAll(batch);
      }
    }
    return total;
  }

  private static List<ExecutionId> next(Deque<ExecutionId> waiting) {
    List<ExecutionId> batch = new ArrayList<>();
    while (!waiting.isEmpty() && batch.size() < DispatchPass.MOST_EVENTS) {
      batch.add(waiting.poll());
    }
    return batch;
  }

  /** More edges than one transaction takes. */
  private static boolean isHalfway(DispatchReport step) {
    return step.resolved() > 0 && step.dispatched() < step.taken();
  }

  private EdgeGroupAdvancer.Advance step(List<ExecutionId> batch) {
    try {
      return transactions.run(
          stores -> EdgeGroupAdvancer.advance(stores, stores.dispatch().events().takeOf(batch)));
    } catch (RuntimeException left) {
      DispatchReport failed = new DispatchReport(0, 0, 0, 0, 0, 0, batch.size());
      return new EdgeGroupAdvancer.Advance(failed, List.of());
    }
  }
}
