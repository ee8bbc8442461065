package dev.weft.application.dispatch;

import dev.weft.domain.dispatch.PendingEvent;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.in.dispatch.ReconcileDependencies;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/**
 * The dispatcher with an age filter: what a crash, or a busy flow, left behind.
 *
 * <p>Looks at what was stale when the tick began; ends that the tick causes wait for the next.
 */
public final class DependencyReconciler implements ReconcileDependencies {

  private final Transactions transactions;
  private final DispatchPass pass;

  public DependencyReconciler(Transactions transactions) {
    this.transactions = transactions;
    this.pass = new DispatchPass(transactions);
  }

  @Override
  public Report tick(Command command) {
    List<PendingEvent> stale =
        transactions.run(
            stores ->
                stores
                    .dispatch()
                    .events()
                    .listStale(command.scope(), command.staleThreshold(), command.batch()));
    if (stale.isEmpty()) {
      return new Report(0, 0, 0, 0, 0, 0);
    }
    DispatchReport done = dispatch(stale.stream().map(PendingEvent::upstream).distinct().toList());
    int pending = transactions.run(stores -> stores.dispatch().events().listPending(stale)).size();
    int left = Math.max(0, pending - done.errors());
    int noop = Math.max(0, stale.size() - pending - done.dispatched());
    return new Report(stale.size(), done.dispatched(), noop, 0, done.errors(), left);
  }

  private DispatchReport dispatch(List<ExecutionId> upstreams) {
    DispatchReport total = DispatchReport.NOTHING;
    for (int from = 0; from < upstreams.size(); from += DispatchPass.MOST_EVENTS) {
      int to = Math.min(from + DispatchPass.MOST_EVENTS, upstreams.size());
      total = total.plus(untilMarked(upstreams.subList(from, to)));
    }
    return total;
  }

  /** An event with more edges than one transaction takes needs several. */
  private DispatchReport untilMarked(List<ExecutionId> upstreams) {
    DispatchReport total = DispatchReport.NOTHING;
    DispatchReport step;
    do {
      step = pass.run(events -> events.takeOf(upstreams, DispatchPass.EDGES_READ));
      total = total.plus(step);
    } while (step.errors() == 0 && step.resolved() > 0 && step.dispatched() < step.taken());
    return total;
  }
}
