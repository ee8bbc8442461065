package dev.weft.port.in.flow;

import dev.weft.domain.graph.FlowCursor;
import dev.weft.domain.graph.FlowEntry;
import dev.weft.domain.graph.FlowFilter;
import dev.weft.domain.input.InvalidInput;
import java.util.List;
import java.util.Objects;

/**
 * Lists flows page by page, by partition and then by id. One transaction per page.
 *
 * <p>Pages are no snapshot. The state of an unfinished flow is the one last projected. Next: {@link
 * DescribeFlow}.
 */
public interface ListFlows {

  Page list(Query query);

  /**
   * @param limit 0 to 1 000; 0 gives an empty page
   */
  record Query(FlowFilter filter, FlowCursor cursor, int limit) {

    public static final int MOST = 1_000;

    public Query {
      Objects.requireNonNull(filter, "filter");
      Objects.requireNonNull(cursor, "cursor");
      if (limit < 0 || limit > MOST) {
        throw InvalidInput.of("limit", limit, "0 to " + MOST);
      }
    }
  }

  record Page(List<FlowEntry> flows, Rest rest) {
    public Page {
      flows = List.copyOf(flows);
    }
  }

  /** What lies behind a page. */
  sealed interface Rest {

    record Nothing() implements Rest {}

    record Behind(FlowCursor cursor) implements Rest {}
  }
}
