package dev.weft.bootstrap.http.execution;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.QueryFields;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.name.Lane;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.submission.ExecutionFilter;
import dev.weft.domain.submission.ExecutionSummary;
import dev.weft.domain.submission.ListingCursor;
import dev.weft.port.in.execution.ListExecutions;
import dev.weft.port.in.execution.ListExecutions.Page;
import dev.weft.port.in.execution.ListExecutions.Query;
import dev.weft.port.in.execution.ListExecutions.Rest;
import io.javalin.http.Context;

/** Lists executions, a page at a time. */
public final class ListingRoutes implements Routes {

  private final ListExecutions lister;
  private final Bodies bodies;

  public ListingRoutes(ListExecutions lister, Bodies bodies) {
    this.lister = lister;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.get("/v1/executions", "list_executions", "Executions, a page at a time.")
            .needs(Role.READ)
            .asks(
                Input.texts("namespace"),
                Input.texts("lane"),
                Input.texts("state"),
                Input.text("cursor"),
                Input.integer("limit"))
            .answers(200)
            .by(this::list));
  }

  private void list(Context ctx) {
    Page page = lister.list(query(new QueryFields(ctx.queryParamMap())));
    Members answer = new Members().putEach("executions", page.executions(), ListingRoutes::write);
    switch (page.rest()) {
      case Rest.Nothing nothing -> answer.putNull("next_cursor");
      case Rest.Behind behind -> answer.put("next_cursor", behind.cursor().toString());
    }
    bodies.answer(ctx, 200, answer.done());
  }

  private static Query query(QueryFields asked) {
    ExecutionFilter filter =
        new ExecutionFilter(
            asked.each("namespace", Namespace::new),
            asked.each("lane", Lane::new),
            asked.each("state", PublicState::parse));
    ListingCursor cursor = asked.one("cursor", ListingCursor::parse).orElse(ListingCursor.START);
    int limit = asked.limit();
    asked.finish();
    return new Query(filter, cursor, limit);
  }

  private static JsonObject write(ExecutionSummary summary) {
    Members answer = new Members().put("execution_id", summary.id().toString());
    ClaimRoutes.putFlow(answer, summary.membership());
    return answer
        .put("namespace", summary.namespace().value())
        .put("lane", summary.lane().value())
        .put("kind", summary.kind().value())
        .put("public_state", summary.state())
        .put("generation", summary.generation())
        .put("priority", summary.priority().value())
        .put("created_at", summary.createdAt())
        .done();
  }
}
