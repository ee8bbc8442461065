package dev.weft.bootstrap.http.stream;

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
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.read.ReadRange;
import dev.weft.domain.stream.read.StreamCursor;
import dev.weft.domain.stream.summary.Summary;
import dev.weft.port.in.stream.ReadFrames;
import dev.weft.port.in.stream.ReadSummary;
import io.javalin.http.Context;

/** Tells what a stream holds: frames of a range, and the rolling summary. */
public final class ReadRoutes implements Routes {

  private final ReadFrames frames;
  private final ReadSummary summaries;
  private final Bodies bodies;

  public ReadRoutes(ReadFrames frames, ReadSummary summaries, Bodies bodies) {
    this.frames = frames;
    this.summaries = summaries;
    this.bodies = bodies;
  }

  @Override
  public void addTo(RouteTable routes) {
    routes.add(
        Route.get(StreamPaths.STREAM + "/frames", "read_frames", "The frames of a range.")
            .needs(Role.READ)
            .asks(
                Input.text("from"),
                Input.text("to"),
                Input.integer("limit"),
                Input.text("visibility"))
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::read));
    routes.add(
        Route.get(StreamPaths.STREAM + "/summary", "read_summary", "The rolling summary.")
            .needs(Role.READ)
            .takesNothing()
            .answers(200, ProblemCode.NOT_FOUND)
            .by(this::summary));
  }

  private void read(Context ctx) {
    StreamKey stream = StreamPaths.keyOf(ctx);
    switch (frames.read(new ReadFrames.Command(stream, range(ctx)))) {
      case ReadFrames.Result.Found found ->
          bodies.answer(ctx, 200, FrameJson.page(found.page(), found.gap(), found.state()));
      case ReadFrames.Result.NotFound notFound -> throw StreamPaths.notFound(stream);
    }
  }

  private static ReadRange range(Context ctx) {
    QueryFields query = new QueryFields(ctx.queryParamMap());
    StreamCursor from =
        query
            .one("from", text -> StreamCursor.parse("from", text))
            .orElseGet(StreamCursor.Start::new);
    StreamCursor to =
        query.one("to", text -> StreamCursor.parse("to", text)).orElseGet(StreamCursor.End::new);
    StreamQuery shared = StreamQuery.of(query);
    query.finish();
    return ReadRange.of(from, to, shared.limit(), shared.visibility());
  }

  private void summary(Context ctx) {
    StreamKey stream = StreamPaths.keyOf(ctx);
    Summary summary =
        summaries
            .read(stream)
            .orElseThrow(
                () -> new Refused(ProblemCode.NOT_FOUND, "there is no summary of " + stream));
    bodies.answer(
        ctx,
        200,
        new Members()
            .put("document", summary.document().content())
            .put("version", summary.document().version())
            .put("patch_kind", Summary.PATCH_KIND)
            .put("first_applied_at", summary.firstAppliedAt())
            .put("last_updated_at", summary.lastUpdatedAt())
            .done());
  }
}
