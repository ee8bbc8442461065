package dev.weft.application.execution;

import dev.weft.domain.submission.ExecutionSummary;
import dev.weft.domain.submission.ListingCursor;
import dev.weft.port.in.execution.ListExecutions;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Reads one page, and one execution more to know whether another page follows. */
public final class ExecutionLister implements ListExecutions {

  private final Transactions transactions;

  public ExecutionLister(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public Page list(Query query) {
    int limit = query.limit();
    if (limit == 0) {
      return new Page(List.of(), new Rest.Nothing());
    }
    List<ExecutionSummary> found =
        transactions.run(
            stores -> stores.listing().list(query.filter(), query.cursor(), limit + 1));
    if (found.size() <= limit) {
      return new Page(found, new Rest.Nothing());
    }
    List<ExecutionSummary> page = found.subList(0, limit);
    return new Page(page, new Rest.Behind(new ListingCursor(page.getLast().id())));
  }
}
