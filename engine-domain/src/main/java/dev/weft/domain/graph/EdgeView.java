package dev.weft.domain.graph;

import dev.weft.domain.flow.FlowId;
import java.time.Instant;

/** One edge as people read it: the edge, and who named it when. */
public record EdgeView(FlowId flow, StoredEdge edge, Instant createdAt, String createdBy) {}
