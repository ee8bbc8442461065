package dev.weft.port.in.sweep;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.in.dispatch.DispatchReport;

/**
 * Compares unresolved edges with upstreams that have ended, and dispatches those nobody else will:
 * truth, whatever became of the work list. One transaction per batch; a step begins behind the
 * child it is given and says where the next one goes on. Next: {@link CancelSiblings}.
 */
public interface ResolveStrandedEdges {

  Walked<DispatchReport> resolveOnce(ExecutionId after);
}
