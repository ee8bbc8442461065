package dev.weft.application.flow;

import dev.weft.domain.graph.FlowCursor;
import dev.weft.domain.graph.FlowEntry;
import dev.weft.port.in.flow.ListFlows;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Lists flows page by page; reads one more than asked to know whether there are more. */
public final class FlowLister implements ListFlows {

  private final Transactions transactions;

  public FlowLister(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Page list(Query query) {
    if (query.limit() == 0) {
      return new Page(List.of(), new Rest.Nothing());
    }
    List<FlowEntry> found =
        transactions.run(
            stores ->
                stores.flow().reads().list(query.filter(), query.cursor(), query.limit() + 1));
    if (found.size() <= query.limit()) {
      return new Page(found, new Rest.Nothing());
    }
    List<FlowEntry> page = found.subList(0, query.limit());
    FlowEntry last = page.get(page.size() - 1);
    return new Page(page, new Rest.Behind(new FlowCursor(last.flow().id())));
  }
}
