package dev.weft.adapter.postgres.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.EdgeDirection;
import dev.weft.domain.graph.EdgeView;
import dev.weft.domain.graph.FlowCursor;
import dev.weft.domain.graph.FlowEntry;
import dev.weft.domain.graph.FlowFilter;
import dev.weft.domain.graph.FlowView;
import dev.weft.domain.graph.GraphView;
import dev.weft.port.out.flow.FlowReads;
import java.util.List;
import java.util.Optional;

/** Not in PostgreSQL yet. */
public record PostgresFlowReads() implements FlowReads {

  @Override
  public Optional<Flow> find(FlowId id) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public Optional<FlowView> findView(FlowId id) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public List<FlowEntry> list(FlowFilter filter, FlowCursor cursor, int max) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public List<EdgeView> listEdges(FlowId flow, ExecutionId member, EdgeDirection direction) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public Optional<EdgeView> findEdge(FlowId flow, EdgeId edge) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public Optional<GraphView> findGraph(FlowId id) {
    throw new UnsupportedOperationException("not stored yet");
  }
}
