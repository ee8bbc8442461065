package dev.weft.port.out.flow;

import dev.weft.domain.dispatch.ResolvedEdge;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.StoredEdge;
import java.util.List;
import java.util.Optional;

/** The edges of flows that this transaction has locked; the truth of every join (A4). */
public interface EdgeStore {

  /**
   * Stores new edges, staged, applied or resolved as they say. An id, or a pair of ends, that
   * exists in the flow fails.
   *
   * @param by who named them
   */
  void insert(FlowId flow, String by, List<StoredEdge> edges);

  /** Reads one edge of the flow; empty when it has none with this id. */
  Optional<StoredEdge> find(FlowId flow, EdgeId edge);

  /** Applies staged edges; applied ones stay as they are. */
  void apply(FlowId flow, List<EdgeId> edges);

  /** Gives applied edges their outcomes, also those that had another. */
  void resolve(List<ResolvedEdge> edges);

  /** Takes the outcomes of edges back: they wait for their upstream again. */
  void reopen(FlowId flow, List<EdgeId> edges);
}
