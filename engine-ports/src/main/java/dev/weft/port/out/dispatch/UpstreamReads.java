package dev.weft.port.out.dispatch;

import dev.weft.domain.dispatch.passing.PassedResult;
import dev.weft.domain.execution.ExecutionId;
import java.util.List;
import java.util.Map;

/** Results that travel over edges to those who waited for them. */
public interface UpstreamReads {

  /**
   * For each of these members, the results of its edges that resolved with success, by edge id;
   * with their bytes when {@code PassedResults} lets all of them travel inline, else by name. Whose
   * edges carry nothing is left out.
   */
  Map<ExecutionId, List<PassedResult>> listResults(List<ExecutionId> children);
}
