package dev.weft.port.out.execution;

import dev.weft.domain.submission.ExecutionFilter;
import dev.weft.domain.submission.ExecutionSummary;
import dev.weft.domain.submission.ListingCursor;
import java.util.List;

/** Lists executions for people. Nothing is locked. */
public interface ExecutionListing {

  /** Up to {@code max} executions behind the cursor that pass the filter, in id order. */
  List<ExecutionSummary> list(ExecutionFilter filter, ListingCursor cursor, int max);
}
