package dev.weft.bootstrap.http.execution;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.problem.Refused;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.attempt.AttemptView;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.submission.ExecutionView;
import dev.weft.port.in.execution.DescribeExecution;
import dev.weft.port.in.execution.ListAttempts;
import dev.weft.port.in.execution.ReadResult;
import io.javalin.http.Context;
import java.util.List;

/** Tells about one execution: where it stands, its attempts, what it answered. */
public final class ExecutionRoutes implements Routes {

  private final DescribeExecution describer;
  private final ListAttempts attempts;
  private final ReadResult results;
  private final Bodies bodies;
  private final Contents contents;

  public ExecutionRoutes(
      DescribeExecution describer,
      ListAttempts attempts,
      ReadResult results,
      Bodies bodies,
      Contents contents) {
    this.describer = describer;
    this.attempts = attempts;
    this.results = results;
    this.bodies = bodies;
    this.contents = contents;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.get("/v1/executions/{id}", "describe_execution", "Everything about one execution.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::describe));
    routes.add(
        Route.get("/v1/executions/{id}/attempts", "list_attempts", "Every attempt of it.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::listAttempts));
    routes.add(
        Route.get("/v1/executions/{id}/result", "read_result", "What it answered.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::readResult));
  }

  private void describe(Context ctx) {
    bodies.answer(ctx, 200, ExecutionJson.write(found(idOf(ctx))));
  }

  private void listAttempts(Context ctx) {
    ExecutionId id = idOf(ctx);
    List<AttemptView> listed = attempts.list(id);
    if (listed.isEmpty()) {
      found(id);
    }
    bodies.answer(
        ctx,
        200,
        new Members()
            .put("execution_id", id.toString())
            .putEach("attempts", listed, AttemptJson::write)
            .done());
  }

  private void readResult(Context ctx) {
    ExecutionId id = idOf(ctx);
    Content result =
        results.read(id).orElseThrow(() -> notFound("result of " + found(id).execution().id()));
    Members answer = new Members().put("execution_id", id.toString());
    contents.write(answer, "result", result);
    bodies.answer(ctx, 200, answer.done());
  }

  private static ExecutionId idOf(Context ctx) {
    return ExecutionId.parsePath(ctx.pathParam("id"));
  }

  private ExecutionView found(ExecutionId id) {
    return describer.describe(id).orElseThrow(() -> notFound("execution " + id));
  }

  private static Refused notFound(String what) {
    return new Refused(ProblemCode.NOT_FOUND, "there is no " + what);
  }
}
