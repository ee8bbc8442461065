package dev.weft.adapter.postgres.flow;

import dev.weft.domain.flow.FlowState;
import dev.weft.domain.graph.FlowEntry;
import java.util.UUID;

/** One flow in a list; the statement says its state in words. */
public record FlowEntryRow(
    String state,
    long now,
    UUID flowId,
    String kind,
    String namespace,
    String[] askedTags,
    String[] tags,
    boolean sealed,
    long graphRevision,
    int nodeCount,
    int edgeCount,
    long createdAt,
    long mutatedAt,
    short settlement,
    Long settledAt,
    int settlings,
    Short cancelPolicy,
    String cancelReason,
    String cancelledBy,
    Long cancelledAt,
    Boolean carriedOut) {

  FlowEntry toDomain() {
    return new FlowEntry(row().toDomain(), FlowState.parse(state));
  }

  private FlowRow row() {
    return new FlowRow(
        now,
        flowId,
        kind,
        namespace,
        askedTags,
        tags,
        sealed,
        graphRevision,
        nodeCount,
        edgeCount,
        createdAt,
        mutatedAt,
        settlement,
        settledAt,
        settlings,
        cancelPolicy,
        cancelReason,
        cancelledBy,
        cancelledAt,
        carriedOut);
  }
}
