package dev.weft.port.in.execution;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.submission.ExecutionFilter;
import dev.weft.domain.submission.ExecutionSummary;
import dev.weft.domain.submission.ListingCursor;
import java.util.List;
import java.util.Objects;

/**
 * Lists executions page by page, in id order. One transaction per page.
 *
 * <p>Pages are no snapshot: what changes its state between two pages may be listed in neither. An
 * execution that passes the filter all the time is listed exactly once. Next: {@link
 * DescribeExecution}.
 */
public interface ListExecutions {

  Page list(Query query);

  /**
   * @param limit 0 to 1 000; 0 gives an empty page
   */
  record Query(ExecutionFilter filter, ListingCursor cursor, int limit) {

    public static final int MOST = 1_000;

    public Query {
      Objects.requireNonNull(filter, "filter");
      Objects.requireNonNull(cursor, "cursor");
      if (limit < 0 || limit > MOST) {
        throw InvalidInput.of("limit", limit, "0 to " + MOST);
      }
    }
  }

  record Page(List<ExecutionSummary> executions, Rest rest) {
    public Page {
      executions = List.copyOf(executions);
    }
  }

  /** What lies behind a page. */
  sealed interface Rest {

    record Nothing() implements Rest {}

    record Behind(ListingCursor cursor) implements Rest {}
  }
}
