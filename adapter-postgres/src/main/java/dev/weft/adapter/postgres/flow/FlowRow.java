package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowCancellation;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import java.time.Instant;
import java.util.UUID;

/** One row of {@code weft.flow}, with the store's time at which it was read. */
public record FlowRow(
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

  Flow toDomain() {
    return new Flow(
        new FlowSpec(
            new FlowId(flowId),
            new Kind(kind),
            new Namespace(namespace),
            StoredTags.toDomain(askedTags)),
        StoredTags.toDomain(tags),
        sealed,
        new GraphRevision(graphRevision),
        nodeCount,
        edgeCount,
        Instant.ofEpochMilli(createdAt),
        Instant.ofEpochMilli(mutatedAt),
        Code.SETTLEMENT.at(settlement),
        settledAt == null ? Instant.MAX : Instant.ofEpochMilli(settledAt),
        settlings,
        cancellation());
  }

  Instant readAt() {
    return Instant.ofEpochMilli(now);
  }

  private FlowCancellation cancellation() {
    return cancelPolicy == null
        ? FlowCancellation.NONE
        : new FlowCancellation.Cancelled(
            Code.CANCELLATION.at(cancelPolicy),
            cancelReason,
            cancelledBy,
            Instant.ofEpochMilli(cancelledAt),
            carriedOut);
  }
}
