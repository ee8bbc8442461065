package dev.weft.bootstrap.http.flow;

import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.dispatch.EdgeResolution;
import dev.weft.domain.graph.EdgeView;
import dev.weft.domain.graph.GraphView;
import dev.weft.domain.graph.NodeView;
import dev.weft.domain.graph.StoredEdge;
import dev.weft.domain.json.JsonObject;

/** Edges and whole graphs as the API writes them. */
final class EdgeJson {

  private EdgeJson() {}

  static JsonObject view(EdgeView view) {
    return edge(view.edge())
        .put("flow_id", view.flow().toString())
        .put("created_at", view.createdAt())
        .put("created_by", view.createdBy())
        .done();
  }

  private static Members edge(StoredEdge edge) {
    Members written =
        new Members()
            .put("edge_id", edge.id().toString())
            .put("from", edge.upstream().toString())
            .put("to", edge.child().toString());
    if (edge.ref().isPresent()) {
      written.put("data_passing_ref", edge.ref().label());
    } else {
      written.putNull("data_passing_ref");
    }
    written.put("state", edge.state().word());
    return switch (edge.resolution()) {
      case EdgeResolution.Unresolved waiting -> written.putNull("outcome");
      case EdgeResolution.Resolved resolved -> written.put("outcome", resolved.outcome());
    };
  }

  static JsonObject graph(GraphView graph) {
    return new Members()
        .put("flow_id", graph.flow().toString())
        .put("graph_revision", graph.revision().value())
        .putEach("nodes", graph.nodes(), EdgeJson::node)
        .putEach("edges", graph.edges(), edge -> edge(edge).done())
        .putEach("groups", graph.groups(), FlowJson::group)
        .done();
  }

  private static JsonObject node(NodeView node) {
    return new Members()
        .put("execution_id", node.execution().toString())
        .put("key", node.key().value())
        .put("kind", node.kind().value())
        .put("lane", node.lane().value())
        .put("public_state", node.state())
        .done();
  }
}
