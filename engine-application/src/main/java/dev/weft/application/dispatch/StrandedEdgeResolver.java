package dev.weft.application.dispatch;

import dev.weft.application.decided.StoreAway;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.in.sweep.ResolveStrandedEdges;
import dev.weft.port.in.sweep.Walked;
import dev.weft.port.out.dispatch.DispatchEvents.StrandedPage;
import dev.weft.port.out.tx.Transactions;

/**
 * Walks over upstreams of unresolved edges, a page in each step, and begins anew at the end.
 *
 * <p>A page that fails is taken in halves, so that one bad upstream costs itself alone.
 */
public final class StrandedEdgeResolver implements ResolveStrandedEdges {

  private static final int PAGE = 500;

  private final Transactions transactions;

  public StrandedEdgeResolver(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Walked<DispatchReport> resolveOnce(ExecutionId after) {
    Step step = step(after, PAGE);
    return new Walked<>(step.report(), step.over() ? ExecutionId.LOWEST : step.last());
  }

  private Step step(ExecutionId after, int most) {
    ExecutionId[] seen = {after};
    try {
      return transactions.run(
          stores -> {
            StrandedPage page = stores.dispatch().events().takeStranded(after, most);
            seen[0] = page.last();
            DispatchReport report = EdgeGroupAdvancer.advance(stores, page.events()).report();
            return new Step(report, page.last(), page.scanned() < most);
          });
    } catch (RuntimeException failed) {
      StoreAway.stopIfAway(failed);
      return most == 1 ? skipped(seen[0]) : inHalves(after, most);
    }
  }

  private Step inHalves(ExecutionId after, int most) {
    Step first = step(after, most / 2);
    if (first.over()) {
      return first;
    }
    Step second = step(first.last(), most - most / 2);
    return new Step(first.report().plus(second.report()), second.last(), second.over());
  }

  private static Step skipped(ExecutionId last) {
    return new Step(new DispatchReport(1, 0, 0, 0, 0, 0, 1), last, false);
  }

  private record Step(DispatchReport report, ExecutionId last, boolean over) {}
}
