package dev.weft.bootstrap.http.stream;

import dev.weft.application.runtime.TailHub;
import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.QueryFields;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.read.FramePage;
import dev.weft.domain.stream.read.StreamCursor;
import dev.weft.domain.stream.read.TailRequest;
import dev.weft.port.in.stream.TailFrames;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Optional;

/** Follows a stream: one long poll, or events until its end. */
public final class TailRoutes implements Routes {

  private static final String EVENTS = "text/event-stream";
  private static final String LAST_SEEN = "Last-Event-ID";

  private final TailHub tails;
  private final Bodies bodies;

  public TailRoutes(TailHub tails, Bodies bodies) {
    this.tails = tails;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.get(StreamPaths.STREAM + "/tail", "tail", "Frames as they come: a poll, or events.")
            .needs(Role.READ)
            .asks(
                Input.text("after"),
                Input.integer("block_ms"),
                Input.integer("limit"),
                Input.text("visibility"))
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::tail));
  }

  private void tail(Context ctx) {
    StreamKey stream = StreamPaths.keyOf(ctx);
    boolean events = String.valueOf(ctx.header("Accept")).contains(EVENTS);
    TailRequest request = request(ctx, events);
    if (events) {
      new EventTail(tails, ctx, stream).follow(request);
    } else {
      TailFrames.Command command = new TailFrames.Command(stream, request);
      ctx.future(
          () ->
              tails
                  .tail(command)
                  .toCompletableFuture()
                  .thenAccept(result -> answer(ctx, stream, result)));
    }
  }

  /** Events go on behind the last one seen, or begin at the beginning; a poll says where. */
  private static TailRequest request(Context ctx, boolean events) {
    QueryFields query = new QueryFields(ctx.queryParamMap());
    Optional<StreamCursor> asked = query.one("after", text -> StreamCursor.parse("after", text));
    Duration block = query.one("block_ms", StreamQuery::millis).orElse(Duration.ZERO);
    StreamQuery shared = StreamQuery.of(query);
    query.finish();
    Optional<StreamCursor> seen =
        Optional.ofNullable(ctx.header(LAST_SEEN))
            .filter(text -> events)
            .map(text -> StreamCursor.parse("after", text));
    StreamCursor after = seen.or(() -> asked).orElseGet(() -> beginning(events));
    return TailRequest.of(after, block, shared.limit(), shared.visibility());
  }

  private static StreamCursor beginning(boolean events) {
    if (!events) {
      throw InvalidInput.of("after", "absent", "<ms>-<seq>; 0-0 is the beginning");
    }
    return StreamCursor.parse("after", "0-0");
  }

  private void answer(Context ctx, StreamKey stream, TailFrames.Result result) {
    switch (result) {
      case TailFrames.Result.Answered page ->
          bodies.answer(ctx, 200, FrameJson.page(page.page(), page.gap(), page.end()));
      case TailFrames.Result.Parked parked ->
          bodies.answer(ctx, 200, FrameJson.page(FramePage.EMPTY, false, new StreamState.Open()));
      case TailFrames.Result.NotFound notFound -> throw StreamPaths.notFound(stream);
    }
  }
}
