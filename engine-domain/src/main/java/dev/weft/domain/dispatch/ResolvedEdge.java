package dev.weft.domain.dispatch;

import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.partition.Partition;

/** An edge, where it lives, and the outcome it is to be stored with. */
public record ResolvedEdge(Partition partition, EdgeId id, EdgeOutcome outcome) {}
