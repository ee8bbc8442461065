package dev.weft.domain.dispatch;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;

/** An edge from an upstream to a child, and the outcome it is to be stored with. */
public record ResolvedEdge(
    EdgeId id, ExecutionId upstream, ExecutionId child, EdgeOutcome outcome) {}
