package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.EdgeView;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.domain.partition.Partition;
import java.time.Instant;
import java.util.UUID;

/** One row of {@code weft.edge}. */
public record EdgeRow(
    short partitionKey,
    UUID flowId,
    UUID edgeId,
    UUID upstreamId,
    UUID downstreamId,
    boolean applied,
    Short outcome,
    long createdAt,
    String createdBy,
    String dataPassingRef) {

  StoredEdge toDomain() {
    return new StoredEdge(
        new EdgeId(edgeId),
        new ExecutionId(new Partition(partitionKey), upstreamId),
        new ExecutionId(new Partition(partitionKey), downstreamId),
        dataPassingRef == null ? DataPassingRef.NONE : new DataPassingRef(dataPassingRef),
        applied,
        resolution(outcome));
  }

  EdgeView toView() {
    return new EdgeView(new FlowId(flowId), toDomain(), Instant.ofEpochMilli(createdAt), createdBy);
  }

  /** What the column says; NULL is not resolved. */
  public static EdgeResolution resolution(Short outcome) {
    return outcome == null
        ? new EdgeResolution.Unresolved()
        : new EdgeResolution.Resolved(Code.EDGE_OUTCOME.at(outcome));
  }
}
