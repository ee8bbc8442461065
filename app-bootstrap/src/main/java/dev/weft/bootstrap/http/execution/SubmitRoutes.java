package dev.weft.bootstrap.http.execution;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.InvalidRequest;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.problem.Refused;
import dev.weft.bootstrap.http.route.Body;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.in.execution.SubmitExecutions.Command;
import dev.weft.port.in.execution.SubmitExecutions.Receipt;
import dev.weft.port.in.execution.SubmitExecutions.Result;
import io.javalin.http.Context;
import java.util.List;
import java.util.Set;

/** Takes work in, one or many. */
public final class SubmitRoutes implements Routes {

  private final SubmitExecutions submitter;
  private final Bodies bodies;
  private final SubmissionReader reader;

  public SubmitRoutes(SubmitExecutions submitter, Bodies bodies, Contents contents) {
    this.submitter = submitter;
    this.bodies = bodies;
    this.reader = new SubmissionReader(contents);
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.post("/v1/executions", "submit", "Takes one execution in.")
            .needs(Role.WORK)
            .takes(Body.small(SubmissionReader.MEMBERS))
            .answers(Set.of(200, 201), ProblemCode.CONFLICT)
            .by(this::submitOne));
    routes.add(
        Route.post("/v1/executions:batch", "submit_batch", "Takes many executions in.")
            .needs(Role.WORK)
            .takes(Body.batch(Input.list("executions", SubmissionReader.MEMBERS).needed()))
            .answers(200)
            .by(this::submitMany));
  }

  private void submitOne(Context ctx) {
    Submission submission = reader.read(bodies.small(ctx));
    Receipt receipt = submit(List.of(submission)).getFirst();
    switch (receipt) {
      case Receipt.Created created -> bodies.answer(ctx, 201, answer(receipt));
      case Receipt.Existing existing -> bodies.answer(ctx, 200, answer(receipt));
      case Receipt.Conflicted conflicted ->
          throw new Refused(
              ProblemCode.CONFLICT,
              "the idempotency key belongs to "
                  + conflicted.execution()
                  + ", which was submitted with other content");
    }
  }

  private void submitMany(Context ctx) {
    Fields fields = bodies.batch(ctx);
    List<Submission> submissions = fields.requireEach("executions", reader::read).orElse(List.of());
    fields.finish();
    List<Receipt> receipts = submit(submissions);
    bodies.answer(ctx, 200, new Members().putEach("items", receipts, SubmitRoutes::answer).done());
  }

  private List<Receipt> submit(List<Submission> submissions) {
    return switch (submitter.submit(new Command(submissions))) {
      case Result.Submitted submitted -> submitted.receipts();
      case Result.Refused refused -> throw new InvalidRequest(refused.problems());
    };
  }

  private static JsonObject answer(Receipt receipt) {
    return new Members()
        .put("execution_id", receipt.execution().toString())
        .put("status", status(receipt))
        .done();
  }

  private static String status(Receipt receipt) {
    return switch (receipt) {
      case Receipt.Created created -> "created";
      case Receipt.Existing existing -> "existing";
      case Receipt.Conflicted conflicted -> "conflict";
    };
  }
}
