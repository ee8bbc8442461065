package dev.weft.application.dispatch;

import dev.weft.application.decided.StoreAway;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.in.sweep.ResolveStrandedEdges;
import dev.weft.port.in.sweep.Walked;
import dev.weft.port.out.dispatch.DispatchEvents.StrandedPage;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/**
 * Walks over groups that wait, a page in each step, and begins anew at the end.
 *
 * <p>Who looked stranded is read again under the lock of its flow. Upstreams that fail together are
 * taken in halves, so that a bad one costs itself alone.
 */
public final class StrandedEdgeResolver implements ResolveStrandedEdges {

  private static final int PAGE = 500;

  private final Transactions transactions;

  public StrandedEdgeResolver(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Walked<DispatchReport> resolveOnce(ExecutionId after) {
    StrandedPage page =
        transactions.run(stores -> stores.dispatch().events().listStranded(after, PAGE));
    DispatchReport report = DispatchReport.NOTHING;
    for (int from = 0; from < page.upstreams().size(); from += DispatchPass.MOST_EVENTS) {
      int to = Math.min(from + DispatchPass.MOST_EVENTS, page.upstreams().size());
      report = report.plus(resolve(page.upstreams().subList(from, to)));
    }
    return new Walked<>(report, page.over() ? ExecutionId.LOWEST : page.last());
  }

  private DispatchReport resolve(List<ExecutionId> upstreams) {
    try {
      return transactions.run(
          stores ->
              EdgeGroupAdvancer.advance(
                      stores,
                      stores.dispatch().events().takeStranded(upstreams, DispatchPass.EDGES_READ))
                  .report());
    } catch (RuntimeException failed) {
      StoreAway.stopIfAway(failed);
      return upstreams.size() == 1 ? new DispatchReport(1, 0, 0, 0, 0, 0, 1) : inHalves(upstreams);
    }
  }

  private DispatchReport inHalves(List<ExecutionId> upstreams) {
    int half = upstreams.size() / 2;
    return resolve(upstreams.subList(0, half))
        .plus(resolve(upstreams.subList(half, upstreams.size())));
  }
}
