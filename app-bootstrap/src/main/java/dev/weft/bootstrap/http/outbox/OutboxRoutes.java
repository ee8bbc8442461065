package dev.weft.bootstrap.http.outbox;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.QueryFields;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.operator.Asked;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.route.Body;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.input.WireWord;
import dev.weft.domain.json.Json;
import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.operate.DrainPreview;
import dev.weft.domain.outbox.view.EndpointChoice;
import dev.weft.port.in.outbox.DrainOutbox;
import dev.weft.port.in.outbox.RetryMessagesNow;
import dev.weft.port.in.outbox.UnparkMessages;
import io.javalin.http.Context;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The outbox as a whole: counts, and what operators do when something hangs. */
public final class OutboxRoutes implements Routes {

  private static final Input ENDPOINT = Input.text("endpoint");
  private static final Input REASON = Input.text("reason");
  private static final Input ACTOR = Input.text("actor");
  private static final int USUAL_LIMIT = 1_000;

  private final OutboxCalls calls;
  private final Bodies bodies;

  public OutboxRoutes(OutboxCalls calls, Bodies bodies) {
    this.calls = calls;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.get("/v1/outbox/stats", "outbox_stats", "Messages per state, and the oldest of each.")
            .needs(Role.READ)
            .asks(ENDPOINT)
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::stats));
    routes.add(
        Route.post("/v1/outbox/retry-now", "retry_messages", "Makes waiting messages due.")
            .needs(Role.OPERATE)
            .takes(Body.optional(ENDPOINT, Input.truth("force"), REASON, ACTOR))
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::retryNow));
    routes.add(
        Route.post("/v1/outbox/drain", "drain_outbox", "Brings abandoned messages back.")
            .needs(Role.OPERATE)
            .takes(Body.small(drainMembers()))
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::drain));
    routes.add(
        Route.post("/v1/outbox/unpark", "unpark_messages", "Returns parked messages.")
            .needs(Role.OPERATE)
            .takes(Body.optional(ENDPOINT, REASON, ACTOR))
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::unpark));
  }

  private static Input[] drainMembers() {
    return new Input[] {
      Input.time("older_than").needed(),
      Input.truth("dry_run"),
      Input.integer("limit"),
      Input.integer("spread_ms"),
      Input.texts("abandon_reasons"),
      ENDPOINT,
      REASON,
      ACTOR
    };
  }

  private void stats(Context ctx) {
    QueryFields query = new QueryFields(ctx.queryParamMap());
    EndpointChoice endpoint =
        query
            .one("endpoint", text -> EndpointChoice.of(EndpointId.parse(text)))
            .orElse(EndpointChoice.ALL);
    query.finish();
    bodies.answer(ctx, 200, StatsJson.write(calls.stats().read(known(endpoint))));
  }

  private void retryNow(Context ctx) {
    Fields fields = bodies.optional(ctx);
    EndpointChoice endpoint = endpoint(fields);
    boolean force = fields.read("force", Values::truth).orElse(false);
    Asked asked = Asked.read(ctx, fields);
    fields.finish();
    RetryMessagesNow.Command command =
        new RetryMessagesNow.Command(known(endpoint), force, asked.asker());
    changed(ctx, calls.retrier().retryNow(command));
  }

  private void unpark(Context ctx) {
    Fields fields = bodies.optional(ctx);
    EndpointChoice endpoint = endpoint(fields);
    Asked asked = Asked.read(ctx, fields);
    fields.finish();
    changed(
        ctx, calls.unparker().unpark(new UnparkMessages.Command(known(endpoint), asked.asker())));
  }

  private void changed(Context ctx, long messages) {
    bodies.answer(ctx, 200, new Members().put("changed", messages).done());
  }

  private void drain(Context ctx) {
    Fields fields = bodies.small(ctx);
    EndpointChoice endpoint = endpoint(fields);
    boolean dryRun = fields.read("dry_run", Values::truth).orElse(false);
    Optional<Drain> drain = drain(fields);
    Asked asked = Asked.read(ctx, fields);
    fields.finish();
    DrainPreview drained =
        calls
            .drainer()
            .drain(
                new DrainOutbox.Command(
                    drain.orElseThrow(), known(endpoint), dryRun, asked.asker()));
    bodies.answer(ctx, 200, StatsJson.write(drained, dryRun));
  }

  private static Optional<Drain> drain(Fields fields) {
    Optional<Instant> cutoff = fields.require("older_than", Values::time);
    int limit = fields.read("limit", Values::integer).orElse(USUAL_LIMIT);
    Duration spread = fields.read("spread_ms", Values::millis).orElse(Duration.ZERO);
    Set<AbandonReason> reasons =
        fields.read("abandon_reasons", OutboxRoutes::reasons).orElse(Set.of());
    return cutoff.flatMap(time -> fields.make(() -> new Drain(time, reasons, limit, spread)));
  }

  private static Set<AbandonReason> reasons(Json value) {
    return Values.texts(value).stream()
        .map(word -> WireWord.parse("abandon_reasons", word, AbandonReason.values()))
        .collect(Collectors.toSet());
  }

  private static EndpointChoice endpoint(Fields fields) {
    return fields
        .read("endpoint", value -> EndpointChoice.of(EndpointId.parse(Values.text(value))))
        .orElse(EndpointChoice.ALL);
  }

  /** An endpoint that was named must exist: a slip must not look like "nothing to do". */
  private EndpointChoice known(EndpointChoice choice) {
    if (choice instanceof EndpointChoice.One one) {
      calls
          .endpoints()
          .describe(one.endpoint())
          .orElseThrow(() -> EndpointRoutes.missing(one.endpoint()));
    }
    return choice;
  }
}
