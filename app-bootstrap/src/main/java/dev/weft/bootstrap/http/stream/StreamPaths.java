package dev.weft.bootstrap.http.stream;

import dev.weft.bootstrap.http.problem.ProblemCode;
import dev.weft.bootstrap.http.problem.Refused;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.StreamKey;
import io.javalin.http.Context;
import java.util.regex.Pattern;

/** Which stream a path names. */
final class StreamPaths {

  static final String STREAM = "/v1/streams/{execution}/{attempt}";

  private static final Pattern INDEX = Pattern.compile("0|[1-9][0-9]{0,8}");

  private StreamPaths() {}

  static StreamKey keyOf(Context ctx) {
    String attempt = ctx.pathParam("attempt");
    if (!INDEX.matcher(attempt).matches()) {
      throw InvalidInput.of("attempt", attempt, "an attempt index from 0");
    }
    return new StreamKey(
        ExecutionId.parsePath(ctx.pathParam("execution")), Integer.parseInt(attempt));
  }

  static Refused notFound(StreamKey stream) {
    return new Refused(ProblemCode.NOT_FOUND, "there is no stream " + stream);
  }
}
