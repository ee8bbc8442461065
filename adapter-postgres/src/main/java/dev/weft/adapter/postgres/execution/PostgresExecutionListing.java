package dev.weft.adapter.postgres.execution;

import dev.weft.domain.submission.ExecutionFilter;
import dev.weft.domain.submission.ExecutionSummary;
import dev.weft.domain.submission.ListingCursor;
import dev.weft.port.out.execution.ExecutionListing;
import java.util.List;

/** Lists from the live rows alone when nothing that ended can pass the filter. */
public record PostgresExecutionListing(ListingMapper mapper) implements ExecutionListing {

  @Override
  public List<ExecutionSummary> list(ExecutionFilter filter, ListingCursor cursor, int max) {
    ListingColumns query = ListingColumns.of(filter, cursor, max);
    List<SummaryRow> rows = filter.livingOnly() ? mapper.listLiving(query) : mapper.listAll(query);
    return rows.stream().map(SummaryRow::toDomain).toList();
  }
}
