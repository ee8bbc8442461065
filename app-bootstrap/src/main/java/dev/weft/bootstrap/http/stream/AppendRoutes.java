package dev.weft.bootstrap.http.stream;

import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.http.Routes;
import dev.weft.bootstrap.http.json.Bodies;
import dev.weft.bootstrap.http.json.Contents;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.bootstrap.http.json.RefusalJson;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.problem.Refused;
import dev.weft.bootstrap.http.route.Body;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.bootstrap.http.route.RouteTable;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.JsonString;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.transition.Refusal;
import dev.weft.port.in.stream.AppendFrames;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;

/** How the holder of a lease writes to the stream of its attempt. */
public final class AppendRoutes implements Routes {

  private final AppendFrames appender;
  private final Bodies bodies;
  private final FrameReading reader;

  public AppendRoutes(AppendFrames appender, Bodies bodies, Contents contents) {
    this.appender = appender;
    this.bodies = bodies;
    this.reader = new FrameReading(contents);
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.post(StreamPaths.STREAM + "/frames", "append_frames", "Writes to the stream.")
            .needs(Role.WORK)
            .takes(
                Body.batch(
                    Input.text("handle").needed(),
                    Input.list("frames", FrameReading.MEMBERS).needed()))
            .answers(200, ProblemCode.NOT_FOUND, ProblemCode.CONFLICT)
            .by(this::append));
  }

  private void append(Context ctx) {
    StreamKey stream = StreamPaths.keyOf(ctx);
    AppendFrames.Command call = call(bodies.batch(ctx), stream);
    AppendFrames.Result result = appender.append(List.of(call)).getFirst();
    bodies.answer(ctx, 200, answer(stream, result).done());
  }

  private AppendFrames.Command call(Fields fields, StreamKey stream) {
    Optional<LeaseHandle> handle =
        fields.require("handle", text -> handle(Values.text(text), stream));
    Optional<List<NewFrame>> frames = fields.requireEach("frames", reader::read);
    fields.finish();
    return new AppendFrames.Command(handle.orElseThrow(), frames.orElseThrow());
  }

  private static LeaseHandle handle(String text, StreamKey stream) {
    LeaseHandle handle = LeaseHandle.parse(text);
    if (!stream.equals(new StreamKey(handle.execution(), handle.attempt()))) {
      throw InvalidInput.of("handle", text, "a handle of the attempt in the path");
    }
    return handle;
  }

  private static Members answer(StreamKey stream, AppendFrames.Result result) {
    return switch (result) {
      case AppendFrames.Result.Appended appended ->
          new Members()
              .putEach("ids", appended.ids(), id -> new JsonString(id.toString()))
              .put("frame_count", appended.frameCount())
              .put("summary_version", appended.summaryVersion());
      case AppendFrames.Result.Invalid invalid -> throw new InvalidInput(invalid.problem());
      case AppendFrames.Result.Refused refused -> throw refused(stream, refused.why());
      case AppendFrames.Result.Closed closed -> throw closed(stream, closed.closed());
      case AppendFrames.Result.Conflict conflict ->
          throw new Refused(
              ProblemCode.CONFLICT,
              "client_seq " + conflict.clientSeq().value() + " was used for other bytes",
              new Members().put("client_seq", conflict.clientSeq().value()).done());
    };
  }

  private static Refused refused(StreamKey stream, Refusal why) {
    if (why instanceof Refusal.NotFound) {
      return new Refused(ProblemCode.NOT_FOUND, "there is no execution " + stream.execution());
    }
    Members details = new Members().put("refusal", RefusalJson.status(why));
    RefusalJson.putDetails(details, why);
    return new Refused(
        ProblemCode.LEASE_LOST, "the handle shows no live lease of " + stream, details.done());
  }

  private static Refused closed(StreamKey stream, StreamState.Closed closed) {
    Members details = new Members();
    FrameJson.putState(details, closed);
    return new Refused(
        ProblemCode.STREAM_CLOSED, "the attempt of " + stream + " has ended", details.done());
  }
}
