package dev.weft.domain.dispatch;

import dev.weft.domain.flow.EdgeId;

/** An edge and the outcome it is to be stored with. */
public record ResolvedEdge(EdgeId id, EdgeOutcome outcome) {}
