package dev.weft.port.in.sweep;

import dev.weft.port.in.dispatch.DispatchReport;

/**
 * Compares unresolved edges with upstreams that have ended, and dispatches those nobody else will:
 * truth, whatever became of the work list. One transaction per batch; a step goes on where the one
 * before stopped. Next: {@link CancelSiblings}.
 */
public interface ResolveStrandedEdges {

  DispatchReport resolveOnce();
}
