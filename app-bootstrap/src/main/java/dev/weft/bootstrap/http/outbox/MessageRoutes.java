package dev.weft.bootstrap.http.outbox;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.InvalidRequest;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.QueryFields;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.problem.Refused;
import dev.weft.bootstrap.http.route.Body;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.input.Problem;
import dev.weft.domain.input.WireWord;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.view.EndpointChoice;
import dev.weft.domain.outbox.view.MessageCursor;
import dev.weft.domain.outbox.view.MessageFilter;
import dev.weft.domain.outbox.view.MessageView;
import dev.weft.port.in.outbox.DescribeMessage;
import dev.weft.port.in.outbox.EnqueueMessages;
import dev.weft.port.in.outbox.EnqueueMessages.Item;
import dev.weft.port.in.outbox.EnqueueMessages.Stored;
import dev.weft.port.in.outbox.ListDeliveryAttempts;
import dev.weft.port.in.outbox.ListMessages;
import dev.weft.port.in.outbox.ListMessages.Page;
import dev.weft.port.in.outbox.ListMessages.Query;
import io.javalin.http.Context;
import java.util.List;
import java.util.Set;

/** Messages: enqueue, list, look at, and how their tries went. */
public final class MessageRoutes implements Routes {

  private static final String ALL = "/v1/outbox/messages";
  private static final String ONE = ALL + "/{message}";

  private final EnqueueMessages enqueuer;
  private final ListMessages lister;
  private final DescribeMessage describer;
  private final ListDeliveryAttempts attempts;
  private final Bodies bodies;
  private final Contents contents;

  public MessageRoutes(
      EnqueueMessages enqueuer,
      ListMessages lister,
      DescribeMessage describer,
      ListDeliveryAttempts attempts,
      Bodies bodies,
      Contents contents) {
    this.enqueuer = enqueuer;
    this.lister = lister;
    this.describer = describer;
    this.attempts = attempts;
    this.bodies = bodies;
    this.contents = contents;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.post(ALL, "enqueue_message", "Sends a message to one receiver, or to subscribers.")
            .needs(Role.WORK)
            .takes(Body.small(DraftReader.MEMBERS))
            .answers(Set.of(200, 201), ProblemCode.TOO_MANY_REQUESTS)
            .by(this::enqueue));
    routes.add(
        Route.get(ALL, "list_messages", "Messages, a page at a time.")
            .needs(Role.READ)
            .asks(
                Input.texts("state"),
                Input.text("endpoint"),
                Input.text("cursor"),
                Input.integer("limit"))
            .answers(200)
            .by(this::list));
    addOne(routes);
  }

  private void addOne(RouteTable routes) {
    routes.add(
        Route.get(ONE, "describe_message", "Where one message stands.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::describe));
    routes.add(
        Route.get(ONE + "/attempts", "list_deliveries", "Every try of one message.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::attempts));
  }

  private void enqueue(Context ctx) {
    Fields fields = bodies.small(ctx);
    Item item = DraftReader.read(fields, contents);
    switch (enqueuer.enqueue(EnqueueMessages.Command.of(item))) {
      case EnqueueMessages.Result.Accepted accepted -> answer(ctx, accepted);
      case EnqueueMessages.Result.Refused refused ->
          throw new InvalidRequest(
              refused.problems().stream().map(MessageRoutes::unnumbered).toList());
      case EnqueueMessages.Result.OverCap over ->
          throw new Refused(
              ProblemCode.TOO_MANY_REQUESTS,
              over.unsent() + " messages are unsent, " + over.most() + " may be: try again later");
    }
  }

  /** The call has one message, so its number says nothing. */
  private static Problem unnumbered(Problem problem) {
    return new Problem(
        problem.field().replaceFirst("^messages\\[0]\\.", ""), problem.value(), problem.expected());
  }

  private void answer(Context ctx, EnqueueMessages.Result.Accepted accepted) {
    List<Stored> stored = accepted.receipts().getFirst().messages();
    boolean anew = stored.stream().anyMatch(message -> !message.existing());
    bodies.answer(
        ctx,
        anew ? 201 : 200,
        new Members()
            .putEach("messages", stored, MessageRoutes::write)
            .put("over_cap", accepted.overCap())
            .done());
  }

  private static JsonObject write(Stored stored) {
    return new Members()
        .put("message_id", stored.id().toString())
        .put("endpoint_id", stored.endpoint().toString())
        .put("status", stored.existing() ? "existing" : "created")
        .done();
  }

  private void list(Context ctx) {
    Page page = lister.list(query(new QueryFields(ctx.queryParamMap())));
    Members answer = new Members().putEach("messages", page.messages(), MessageJson::write);
    switch (page.rest()) {
      case ListMessages.Rest.Nothing nothing -> answer.putNull("next_cursor");
      case ListMessages.Rest.Behind behind -> answer.put("next_cursor", behind.cursor().toString());
    }
    bodies.answer(ctx, 200, answer.done());
  }

  private static Query query(QueryFields asked) {
    Set<MessagePhase> phases =
        asked.each("state", word -> WireWord.parse("state", word, MessagePhase.values()));
    EndpointChoice endpoint =
        asked
            .one("endpoint", text -> EndpointChoice.of(EndpointId.parse(text)))
            .orElse(EndpointChoice.ALL);
    MessageCursor cursor = asked.one("cursor", MessageCursor::parse).orElse(MessageCursor.START);
    int limit = asked.limit();
    asked.finish();
    return new Query(new MessageFilter(phases, endpoint), cursor, limit);
  }

  private void describe(Context ctx) {
    bodies.answer(ctx, 200, MessageJson.write(found(ctx)));
  }

  private MessageView found(Context ctx) {
    OutboxMessageId id = OutboxMessageId.parse(ctx.pathParam("message"));
    return describer
        .describe(id)
        .orElseThrow(() -> new Refused(ProblemCode.NOT_FOUND, "there is no message " + id));
  }

  private void attempts(Context ctx) {
    OutboxMessageId id = found(ctx).message().id();
    bodies.answer(
        ctx,
        200,
        new Members()
            .put("message_id", id.toString())
            .putEach("attempts", attempts.list(id), MessageJson::write)
            .done());
  }
}
