package dev.weft.adapter.postgres.execution;

import java.util.List;

/** Statements that list executions. */
public interface ListingMapper {

  List<SummaryRow> listAll(ListingColumns query);

  List<SummaryRow> listLiving(ListingColumns query);
}
