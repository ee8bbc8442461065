package dev.weft.bootstrap.http.event;

import dev.weft.application.runtime.PatientReader;
import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.QueryFields;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.problem.Refused;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.event.EventCursor;
import dev.weft.domain.event.EventFilter;
import dev.weft.domain.event.EventKind;
import dev.weft.domain.event.EventPosition;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.name.Namespace;
import dev.weft.port.in.event.ReadEvents;
import io.javalin.http.Context;
import java.time.Duration;

/** The feed for subscribers; {@code after} is the cursor of the page before, or {@code now}. */
public final class EventRoutes implements Routes {

  private static final int LONGEST_WAIT = 30_000;

  private final PatientReader reader;
  private final Bodies bodies;

  public EventRoutes(PatientReader reader, Bodies bodies) {
    this.reader = reader;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.get("/v1/events", "read_events", "Events behind a cursor, each once.")
            .needs(Role.READ)
            .asks(
                Input.text("after"),
                Input.texts("kinds"),
                Input.texts("namespace"),
                Input.integer("limit"),
                Input.integer("wait_ms"))
            .answers(200, ProblemCode.CONFLICT)
            .by(this::read));
  }

  private void read(Context ctx) {
    QueryFields asked = new QueryFields(ctx.queryParamMap());
    EventPosition position =
        asked.one("after", EventRoutes::position).orElseGet(EventPosition.Oldest::new);
    EventFilter filter =
        new EventFilter(
            asked.each("kinds", EventKind::parse), asked.each("namespace", Namespace::new));
    int limit = asked.limit();
    Duration wait = asked.one("wait_ms", EventRoutes::wait).orElse(Duration.ZERO);
    asked.finish();
    switch (reader.read(new ReadEvents.Query(position, filter, limit), wait)) {
      case ReadEvents.Result.Page page -> bodies.answer(ctx, 200, page(page));
      case ReadEvents.Result.CursorTooOld old ->
          throw new Refused(
              ProblemCode.CONFLICT,
              "events behind this cursor are no longer kept",
              new Members().put("oldest", old.oldest().toString()).done());
      case ReadEvents.Result.CursorOfOtherStore other ->
          throw new Refused(
              ProblemCode.CONFLICT, "the cursor comes from another store: begin anew");
    }
  }

  private static EventPosition position(String text) {
    return text.equals("now")
        ? new EventPosition.Newest()
        : new EventPosition.After(EventCursor.parse(text));
  }

  private static Duration wait(String text) {
    boolean number = text.matches("[0-9]{1,5}");
    if (!number || Integer.parseInt(text) > LONGEST_WAIT) {
      throw InvalidInput.of("wait_ms", text, "0 to " + LONGEST_WAIT);
    }
    return Duration.ofMillis(Integer.parseInt(text));
  }

  private static JsonObject page(ReadEvents.Result.Page page) {
    return new Members()
        .putEach("events", page.events(), EventJson::write)
        .put("next", page.next().toString())
        .done();
  }
}
