package dev.weft.bootstrap.http.flow;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.route.Body;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.definition.FlowDraft;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.flow.CreateFlow;
import dev.weft.port.in.flow.DefineGraph;
import dev.weft.port.in.flow.SubmitFlow;
import dev.weft.port.out.identity.IdSource;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Takes flows in: empty ones, or with their whole graph. */
public final class FlowSubmitRoutes implements Routes {

  private static final String BY = "api";

  private final CreateFlow creator;
  private final SubmitFlow submitter;
  private final DefineGraph definer;
  private final IdSource ids;
  private final Bodies bodies;
  private final GraphReader graphs;

  public FlowSubmitRoutes(
      CreateFlow creator,
      SubmitFlow submitter,
      DefineGraph definer,
      IdSource ids,
      Bodies bodies,
      Contents contents) {
    this.creator = creator;
    this.submitter = submitter;
    this.definer = definer;
    this.ids = ids;
    this.bodies = bodies;
    this.graphs = new GraphReader(contents);
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.post("/v1/flows", "submit_flow", "Takes a flow in, with its graph or without.")
            .needs(Role.WORK)
            .takes(
                Body.batch(
                    Input.text("flow_id"),
                    Input.text("kind").needed(),
                    Input.text("namespace"),
                    Input.object("tags"),
                    Input.object("graph", GraphReader.MEMBERS)))
            .answers(Set.of(200, 201), ProblemCode.CONFLICT, ProblemCode.GRAPH_REFUSED)
            .by(this::submit));
    routes.add(
        Route.post("/v1/flows/{id}/graph", "define_graph", "Adds a sealed piece of graph.")
            .needs(Role.WORK)
            .takes(Body.batch(GraphReader.MEMBERS))
            .answers(200, ProblemCode.NOT_FOUND, ProblemCode.CONFLICT, ProblemCode.GRAPH_REFUSED)
            .by(this::define));
  }

  private void submit(Context ctx) {
    Fields fields = bodies.batch(ctx);
    FlowId id =
        fields.read("flow_id", value -> FlowId.parse(Values.text(value))).orElseGet(ids::flow);
    Optional<Kind> kind = fields.require("kind", value -> new Kind(Values.text(value)));
    Namespace namespace =
        fields
            .read("namespace", value -> new Namespace(Values.text(value)))
            .orElse(Namespace.DEFAULT);
    Tags tags = fields.read("tags", value -> Tags.of(Values.textByName(value))).orElse(Tags.NONE);
    Optional<FlowDraft<Submission>> draft = fields.read("graph", graphs::read);
    fields.finish();
    FlowSpec spec = new FlowSpec(id, kind.orElseThrow(), namespace, tags);
    if (draft.isPresent()) {
      submit(ctx, new SubmitFlow.Command(spec, draft.get(), BY));
    } else {
      create(ctx, spec);
    }
  }

  private void create(Context ctx, FlowSpec spec) {
    switch (creator.create(spec)) {
      case CreateFlow.Result.Created created -> answer(ctx, 201, created.flow(), Map.of());
      case CreateFlow.Result.Existing existing -> answer(ctx, 200, existing.flow(), Map.of());
      case CreateFlow.Result.Conflicted conflicted -> throw taken(conflicted.flow());
    }
  }

  private void submit(Context ctx, SubmitFlow.Command command) {
    switch (submitter.submit(command)) {
      case SubmitFlow.Result.Submitted done -> answer(ctx, 201, done.flow(), done.executions());
      case SubmitFlow.Result.Existing done -> answer(ctx, 200, done.flow(), done.executions());
      case SubmitFlow.Result.Conflicted conflicted -> throw taken(conflicted.flow());
      case SubmitFlow.Result.Refused refused -> throw FlowRefusals.graph(refused.problems());
      case SubmitFlow.Result.FlowClosed closed -> throw FlowRefusals.closed(closed.state());
    }
  }

  private static RuntimeException taken(FlowId flow) {
    return FlowRefusals.conflict("the flow " + flow + " was created with other content");
  }

  private void answer(Context ctx, int status, Flow flow, Map<NodeKey, ExecutionId> executions) {
    bodies.answer(
        ctx,
        status,
        FlowJson.row(flow, FlowState.OPEN)
            .put("executions", FlowJson.executions(executions))
            .done());
  }

  private void define(Context ctx) {
    FlowId id = FlowId.parse(ctx.pathParam("id"));
    FlowDraft<Submission> draft = graphs.read(bodies.batch(ctx));
    switch (definer.define(new DefineGraph.Command(id, draft, BY))) {
      case DefineGraph.Result.Defined done ->
          defined(ctx, id, done.revision().value(), done.executions());
      case DefineGraph.Result.AlreadyDefined done ->
          defined(ctx, id, done.revision().value(), done.executions());
      case DefineGraph.Result.Refused refused -> throw FlowRefusals.graph(refused.problems());
      case DefineGraph.Result.FlowClosed closed -> throw FlowRefusals.closed(closed.state());
      case DefineGraph.Result.NotFound none -> throw FlowRefusals.notFound("flow " + id);
    }
  }

  private void defined(
      Context ctx, FlowId id, long revision, Map<NodeKey, ExecutionId> executions) {
    bodies.answer(
        ctx,
        200,
        new Members()
            .put("flow_id", id.toString())
            .put("graph_revision", revision)
            .put("executions", FlowJson.executions(executions))
            .done());
  }
}
