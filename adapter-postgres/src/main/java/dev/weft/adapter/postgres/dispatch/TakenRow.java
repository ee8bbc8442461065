package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.dispatch.DispatchEvent;
import dev.weft.domain.dispatch.UnresolvedEdge;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.partition.Partition;
import dev.weft.port.out.dispatch.DispatchEvents.Taken;
import dev.weft.port.out.dispatch.DispatchEvents.TakenEvent;
import java.util.List;
import java.util.UUID;

/**
 * An event read under the lock of its flow, with its upstream's generation of now and one of the
 * unresolved edges; an event without any is one row.
 */
public record TakenRow(
    short partitionKey,
    UUID executionId,
    int generation,
    short ending,
    UUID flowId,
    int tries,
    int currentGeneration,
    UUID edgeId,
    UUID downstreamId) {

  static Taken taken(List<TakenRow> rows, int mostEdges) {
    return new Taken(
        rows.stream().map(TakenRow::event).distinct().toList(),
        rows.stream()
            .filter(row -> row.edgeId != null)
            .limit(mostEdges)
            .map(TakenRow::edge)
            .toList());
  }

  private TakenEvent event() {
    DispatchEvent event =
        new DispatchEvent(upstream(), generation, Code.ENDING.at(ending), currentGeneration);
    return new TakenEvent(event, new FlowId(flowId), tries);
  }

  private UnresolvedEdge edge() {
    ExecutionId child = new ExecutionId(new Partition(partitionKey), downstreamId);
    return new UnresolvedEdge(new EdgeId(edgeId), upstream(), child);
  }

  private ExecutionId upstream() {
    return new ExecutionId(new Partition(partitionKey), executionId);
  }
}
