package dev.weft.bootstrap.http.outbox;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.InvalidRequest;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.QueryFields;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.operator.Asked;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.problem.Refused;
import dev.weft.bootstrap.http.route.Body;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.endpoint.EndpointEdit;
import dev.weft.port.in.outbox.ChangeEndpoint;
import dev.weft.port.in.outbox.RegisterEndpoint;
import dev.weft.port.in.outbox.RemoveEndpoint;
import dev.weft.port.out.identity.IdSource;
import io.javalin.http.Context;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** Endpoints: make, list, look at, change, remove. */
public final class EndpointRoutes implements Routes {

  private static final String ALL = "/v1/outbox/endpoints";
  private static final String ONE = ALL + "/{endpoint}";

  private final EndpointCalls calls;
  private final IdSource ids;
  private final Bodies bodies;

  public EndpointRoutes(EndpointCalls calls, IdSource ids, Bodies bodies) {
    this.calls = calls;
    this.ids = ids;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.post(ALL, "register_endpoint", "Makes a receiver of messages known.")
            .needs(Role.OPERATE)
            .takes(Body.small(members(Input.text("endpoint_id"))))
            .answers(Set.of(200, 201), ProblemCode.CONFLICT)
            .by(this::register));
    routes.add(
        Route.get(ALL, "list_endpoints", "All receivers, with their health.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200)
            .by(this::list));
    addOne(routes);
  }

  private void addOne(RouteTable routes) {
    routes.add(
        Route.get(ONE, "describe_endpoint", "One receiver, with its health.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::describe));
    routes.add(
        Route.patch(ONE, "change_endpoint", "Changes what is said about a receiver.")
            .needs(Role.OPERATE)
            .takes(Body.small(members()))
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::change));
    routes.add(
        Route.delete(ONE, "remove_endpoint", "Forgets a receiver.")
            .needs(Role.OPERATE)
            .asks(Input.truth("abandon"))
            .answers(200, ProblemCode.NOT_FOUND, ProblemCode.CONFLICT)
            .by(this::remove));
  }

  private static Input[] members(Input... more) {
    return Stream.of(
            Stream.of(more),
            EndpointJson.WISHES.stream(),
            Stream.of(Input.text("reason"), Input.text("actor")))
        .flatMap(inputs -> inputs)
        .toArray(Input[]::new);
  }

  private void register(Context ctx) {
    Fields fields = bodies.small(ctx);
    EndpointId id =
        fields
            .read("endpoint_id", value -> EndpointId.parse(Values.text(value)))
            .orElseGet(ids::endpoint);
    fields.require("url", Function.identity());
    fields.require("secret_ref", Function.identity());
    List<EndpointEdit> edits = EndpointJson.edits(fields);
    Asked asked = Asked.read(ctx, fields);
    fields.finish();
    RegisterEndpoint.Command command = EndpointDraft.command(id, edits, asked);
    switch (calls.registrar().register(command)) {
      case RegisterEndpoint.Result.Registered made -> answer(ctx, 201, made.endpoint());
      case RegisterEndpoint.Result.Existing known -> answer(ctx, 200, known.endpoint());
      case RegisterEndpoint.Result.Conflicted other ->
          throw new Refused(ProblemCode.CONFLICT, id + " is known with other wishes");
      case RegisterEndpoint.Result.Refused refused ->
          throw new InvalidRequest(List.of(refused.problem()));
    }
  }

  private void list(Context ctx) {
    bodies.answer(
        ctx,
        200,
        new Members().putEach("endpoints", calls.lister().list(), EndpointJson::write).done());
  }

  private void describe(Context ctx) {
    EndpointId id = id(ctx);
    answer(ctx, 200, calls.describer().describe(id).orElseThrow(() -> missing(id)));
  }

  private static EndpointId id(Context ctx) {
    return EndpointId.parse(ctx.pathParam("endpoint"));
  }

  private void change(Context ctx) {
    Fields fields = bodies.small(ctx);
    List<EndpointEdit> edits = EndpointJson.edits(fields);
    Asked asked = Asked.read(ctx, fields);
    fields.finish();
    EndpointId id = id(ctx);
    switch (calls.changer().change(new ChangeEndpoint.Command(id, edits, asked.asker()))) {
      case ChangeEndpoint.Result.Changed changed -> answer(ctx, 200, changed.endpoint());
      case ChangeEndpoint.Result.NotFound gone -> throw missing(gone.id());
      case ChangeEndpoint.Result.Refused refused ->
          throw new InvalidRequest(List.of(refused.problem()));
    }
  }

  private void remove(Context ctx) {
    QueryFields query = new QueryFields(ctx.queryParamMap());
    boolean abandon = query.one("abandon", Truth::parse).orElse(false);
    query.finish();
    EndpointId id = id(ctx);
    Asked asked = Asked.nameless(ctx);
    switch (calls.remover().remove(new RemoveEndpoint.Command(id, abandon, asked.asker()))) {
      case RemoveEndpoint.Result.Removed removed ->
          bodies.answer(
              ctx,
              200,
              new Members()
                  .put("endpoint_id", id.toString())
                  .put("status", "removed")
                  .put("abandoned", removed.abandoned())
                  .done());
      case RemoveEndpoint.Result.RefusedUnsent unsent ->
          throw new Refused(
              ProblemCode.CONFLICT,
              unsent.unsent() + " messages are unsent: say abandon=true to give them up",
              new Members().put("unsent", unsent.unsent()).done());
      case RemoveEndpoint.Result.NotFound gone -> throw missing(id);
    }
  }

  static Refused missing(EndpointId id) {
    return new Refused(ProblemCode.NOT_FOUND, "there is no endpoint " + id);
  }

  private void answer(Context ctx, int status, Endpoint endpoint) {
    bodies.answer(ctx, status, EndpointJson.write(endpoint));
  }
}
