package dev.weft.bootstrap.http.flow;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.InvalidRequest;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.QueryFields;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.graph.EdgeDirection;
import dev.weft.domain.graph.EdgeView;
import dev.weft.port.in.flow.DescribeEdge;
import dev.weft.port.in.flow.DescribeGraph;
import dev.weft.port.in.flow.ListEdges;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;

/** Shows graphs and their edges. */
public final class GraphRoutes implements Routes {

  private final DescribeGraph graphs;
  private final ListEdges lister;
  private final DescribeEdge describer;
  private final Bodies bodies;

  public GraphRoutes(
      DescribeGraph graphs, ListEdges lister, DescribeEdge describer, Bodies bodies) {
    this.graphs = graphs;
    this.lister = lister;
    this.describer = describer;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.get("/v1/flows/{id}/graph", "describe_graph", "Nodes, edges, groups, for drawing.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::graph));
    routes.add(
        Route.get("/v1/flows/{id}/edges", "list_edges", "The edges from or to one member.")
            .needs(Role.READ)
            .asks(Input.text("from"), Input.text("to"))
            .answers(200)
            .by(this::edges));
    routes.add(
        Route.get("/v1/flows/{id}/edges/{edge}", "describe_edge", "Everything about one edge.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::edge));
  }

  private static FlowId flow(Context ctx) {
    return FlowId.parse(ctx.pathParam("id"));
  }

  private void graph(Context ctx) {
    bodies.answer(
        ctx,
        200,
        graphs
            .describe(flow(ctx))
            .map(EdgeJson::graph)
            .orElseThrow(() -> FlowRefusals.notFound("flow " + flow(ctx))));
  }

  private void edges(Context ctx) {
    QueryFields asked = new QueryFields(ctx.queryParamMap());
    Optional<ExecutionId> from = asked.one("from", ExecutionId::parsePath);
    Optional<ExecutionId> to = asked.one("to", ExecutionId::parsePath);
    asked.finish();
    if (from.isPresent() == to.isPresent()) {
      throw InvalidRequest.of("from", from.isPresent() ? "from and to" : "absent", "from or to");
    }
    List<EdgeView> edges =
        from.map(member -> lister.list(flow(ctx), member, EdgeDirection.OUTGOING))
            .orElseGet(() -> lister.list(flow(ctx), to.orElseThrow(), EdgeDirection.INCOMING));
    bodies.answer(ctx, 200, new Members().putEach("edges", edges, EdgeJson::view).done());
  }

  private void edge(Context ctx) {
    EdgeId edge = EdgeId.parse(ctx.pathParam("edge"));
    bodies.answer(
        ctx,
        200,
        describer
            .describe(flow(ctx), edge)
            .map(EdgeJson::view)
            .orElseThrow(() -> FlowRefusals.notFound("edge " + edge)));
  }
}
