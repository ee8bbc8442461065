package dev.weft.domain.submission;

import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgeId;

/** An applied edge to create; resolved from birth when its upstream has ended (I12). */
public record PlannedEdge(
    EdgeId id,
    ExecutionId upstream,
    ExecutionId child,
    DataPassingRef ref,
    EdgeResolution resolution) {}
