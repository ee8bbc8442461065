package dev.weft.domain.dispatch;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;

/** An edge into a child, and the outcome it is to be stored with. */
public record ResolvedEdge(ExecutionId child, EdgeId id, EdgeOutcome outcome) {}
