package dev.weft.bootstrap.http.flow;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.QueryFields;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.graph.FlowCursor;
import dev.weft.domain.graph.FlowEntry;
import dev.weft.domain.graph.FlowFilter;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.partition.Partition;
import dev.weft.port.in.flow.DescribeFlow;
import dev.weft.port.in.flow.ListFlows;
import dev.weft.port.in.flow.ReadFlowSummary;
import io.javalin.http.Context;
import java.util.Set;

/** Tells about flows: lists, one flow, its summary. */
public final class FlowReadRoutes implements Routes {

  private final ListFlows lister;
  private final DescribeFlow describer;
  private final ReadFlowSummary summaries;
  private final Bodies bodies;

  public FlowReadRoutes(
      ListFlows lister, DescribeFlow describer, ReadFlowSummary summaries, Bodies bodies) {
    this.lister = lister;
    this.describer = describer;
    this.summaries = summaries;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    Input[] page = {
      Input.texts("namespace"), Input.texts("state"), Input.text("cursor"), Input.integer("limit")
    };
    routes.add(
        Route.get("/v1/flows", "list_flows", "Flows, a page at a time.")
            .needs(Role.READ)
            .asks(page)
            .answers(200)
            .by(ctx -> list(ctx, Set.of())));
    routes.add(
        Route.get("/v1/partitions/{n}/flows", "list_partition", "The flows of one partition.")
            .needs(Role.READ)
            .asks(page)
            .answers(200)
            .by(ctx -> list(ctx, Set.of(Partition.parseNumber(ctx.pathParam("n"))))));
    routes.add(
        Route.get("/v1/flows/{id}", "describe_flow", "Everything about one flow.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::describe));
    routes.add(
        Route.get("/v1/flows/{id}/summary", "flow_summary", "Its members counted by state.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::summary));
  }

  private void list(Context ctx, Set<Partition> partitions) {
    QueryFields asked = new QueryFields(ctx.queryParamMap());
    FlowFilter filter =
        new FlowFilter(
            partitions,
            asked.each("namespace", Namespace::new),
            asked.each("state", FlowState::parse));
    FlowCursor cursor = asked.one("cursor", FlowCursor::parse).orElse(FlowCursor.START);
    int limit = asked.limit();
    asked.finish();
    ListFlows.Page page = lister.list(new ListFlows.Query(filter, cursor, limit));
    Members answer = new Members().putEach("flows", page.flows(), FlowReadRoutes::entry);
    switch (page.rest()) {
      case ListFlows.Rest.Nothing nothing -> answer.putNull("next_cursor");
      case ListFlows.Rest.Behind behind -> answer.put("next_cursor", behind.cursor().toString());
    }
    bodies.answer(ctx, 200, answer.done());
  }

  private static JsonObject entry(FlowEntry entry) {
    return FlowJson.row(entry.flow(), entry.state()).done();
  }

  private void describe(Context ctx) {
    FlowId id = FlowId.parse(ctx.pathParam("id"));
    bodies.answer(
        ctx,
        200,
        describer
            .describe(id)
            .map(FlowJson::view)
            .orElseThrow(() -> FlowRefusals.notFound("flow " + id)));
  }

  private void summary(Context ctx) {
    FlowId id = FlowId.parse(ctx.pathParam("id"));
    bodies.answer(
        ctx,
        200,
        summaries
            .read(id)
            .map(FlowJson::summary)
            .orElseThrow(() -> FlowRefusals.notFound("summary of flow " + id + " yet")));
  }
}
