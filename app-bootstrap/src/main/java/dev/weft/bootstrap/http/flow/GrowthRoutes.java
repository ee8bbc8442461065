package dev.weft.bootstrap.http.flow;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.execution.SubmissionReader;
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
import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.GraphRevision;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.json.Json;
import dev.weft.domain.submission.Submission;
import dev.weft.port.in.flow.AddExecution;
import dev.weft.port.in.flow.ApplyEdge;
import dev.weft.port.in.flow.StageEdge;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The incremental path: members and edges one by one. */
public final class GrowthRoutes implements Routes {

  private static final String BY = "api";

  private final AddExecution adder;
  private final StageEdge stager;
  private final ApplyEdge applier;
  private final Bodies bodies;
  private final SubmissionReader submissions;

  public GrowthRoutes(
      AddExecution adder, StageEdge stager, ApplyEdge applier, Bodies bodies, Contents contents) {
    this.adder = adder;
    this.stager = stager;
    this.applier = applier;
    this.bodies = bodies;
    this.submissions = new SubmissionReader(contents);
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.post("/v1/flows/{id}/members", "add_member", "Adds one blocked member.")
            .needs(Role.WORK)
            .takes(Body.small(member()))
            .answers(
                Set.of(200, 201),
                ProblemCode.NOT_FOUND,
                ProblemCode.CONFLICT,
                ProblemCode.GRAPH_REFUSED)
            .by(this::add));
    addEdgesTo(routes);
  }

  private void addEdgesTo(RouteTable routes) {
    routes.add(
        Route.post("/v1/flows/{id}/edges", "stage_edge", "Names an edge between two members.")
            .needs(Role.WORK)
            .takes(
                Body.small(
                    Input.text("edge_id").needed(),
                    Input.text("from").needed(),
                    Input.text("to").needed(),
                    Input.text("data_passing_ref"),
                    Input.integer("expected_revision").needed()))
            .answers(
                Set.of(200, 201),
                ProblemCode.NOT_FOUND,
                ProblemCode.CONFLICT,
                ProblemCode.GRAPH_REFUSED)
            .by(this::stage));
    routes.add(
        Route.post("/v1/flows/{id}/edges/{edge}/apply", "apply_edge", "Makes an edge count.")
            .needs(Role.WORK)
            .takes(Body.optional())
            .answers(200, ProblemCode.NOT_FOUND, ProblemCode.CONFLICT)
            .by(this::apply));
  }

  private static Input[] member() {
    List<Input> members = new ArrayList<>(List.of(SubmissionReader.MEMBERS));
    members.add(Input.text("key").needed());
    return members.toArray(new Input[0]);
  }

  private void add(Context ctx) {
    FlowId id = FlowId.parse(ctx.pathParam("id"));
    Fields fields = bodies.small(ctx);
    Optional<NodeKey> key = fields.require("key", GraphReader::key);
    Submission work = submissions.read(fields);
    switch (adder.add(new AddExecution.Command(id, key.orElseThrow(), work))) {
      case AddExecution.Result.Added added -> member(ctx, 201, added.execution(), added.revision());
      case AddExecution.Result.Existing existing ->
          member(ctx, 200, existing.execution(), existing.revision());
      case AddExecution.Result.Conflicted other ->
          throw FlowRefusals.conflict(
              "the key belongs to " + other.execution() + ", which has other content");
      case AddExecution.Result.Refused refused -> throw FlowRefusals.graph(refused.problems());
      case AddExecution.Result.FlowSealed sealed ->
          throw FlowRefusals.conflict("the flow is sealed: define a graph to add to it");
      case AddExecution.Result.FlowClosed closed -> throw FlowRefusals.closed(closed.state());
      case AddExecution.Result.NotFound none -> throw FlowRefusals.notFound("flow " + id);
    }
  }

  private void member(Context ctx, int status, ExecutionId member, GraphRevision revision) {
    bodies.answer(
        ctx,
        status,
        new Members()
            .put("execution_id", member.toString())
            .put("graph_revision", revision.value())
            .done());
  }

  private void stage(Context ctx) {
    StageEdge.Command command = staged(FlowId.parse(ctx.pathParam("id")), bodies.small(ctx));
    switch (stager.stage(command)) {
      case StageEdge.Result.Staged staged -> edge(ctx, 201, "staged", staged.revision());
      case StageEdge.Result.AlreadyStaged already ->
          edge(ctx, 200, already.state().word(), already.revision());
      case StageEdge.Result.IdTaken taken ->
          throw FlowRefusals.conflict(
              "the edge leads from " + taken.upstream() + " to " + taken.downstream());
      case StageEdge.Result.Contended moved ->
          throw FlowRefusals.contention("the graph is at revision " + moved.current());
      case StageEdge.Result.GroupSealed sealed ->
          throw FlowRefusals.conflict("the group of " + command.downstream() + " is sealed");
      case StageEdge.Result.Refused refused -> throw FlowRefusals.graph(refused.problems());
      case StageEdge.Result.FlowClosed closed -> throw FlowRefusals.closed(closed.state());
      case StageEdge.Result.NotFound none -> throw FlowRefusals.notFound("flow " + command.flow());
    }
  }

  private static StageEdge.Command staged(FlowId flow, Fields fields) {
    Optional<EdgeId> edge = fields.require("edge_id", value -> EdgeId.parse(Values.text(value)));
    Optional<ExecutionId> from = fields.require("from", GrowthRoutes::execution);
    Optional<ExecutionId> to = fields.require("to", GrowthRoutes::execution);
    DataPassingRef ref = GraphReader.ref(fields);
    Optional<GraphRevision> expected =
        fields.require("expected_revision", value -> new GraphRevision(Values.integer(value)));
    fields.finish();
    return new StageEdge.Command(
        flow,
        edge.orElseThrow(),
        from.orElseThrow(),
        to.orElseThrow(),
        ref,
        expected.orElseThrow(),
        BY);
  }

  private static ExecutionId execution(Json value) {
    return ExecutionId.parsePath(Values.text(value));
  }

  private void apply(Context ctx) {
    FlowId id = FlowId.parse(ctx.pathParam("id"));
    EdgeId edge = EdgeId.parse(ctx.pathParam("edge"));
    bodies.optional(ctx).finish();
    switch (applier.apply(id, edge)) {
      case ApplyEdge.Result.Applied applied ->
          edge(ctx, 200, applied.state().word(), applied.revision());
      case ApplyEdge.Result.AlreadyApplied already ->
          edge(ctx, 200, already.state().word(), already.revision());
      case ApplyEdge.Result.FlowClosed closed -> throw FlowRefusals.closed(closed.state());
      case ApplyEdge.Result.FlowNotFound none -> throw FlowRefusals.notFound("flow " + id);
      case ApplyEdge.Result.EdgeNotFound none -> throw FlowRefusals.notFound("edge " + edge);
    }
  }

  private void edge(Context ctx, int status, String state, GraphRevision revision) {
    bodies.answer(
        ctx,
        status,
        new Members().put("state", state).put("graph_revision", revision.value()).done());
  }
}
