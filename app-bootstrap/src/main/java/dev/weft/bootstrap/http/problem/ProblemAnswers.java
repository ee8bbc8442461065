package dev.weft.bootstrap.http.problem;

import dev.weft.bootstrap.http.json.InvalidRequest;
import dev.weft.bootstrap.http.json.Members;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.input.Problem;
import dev.weft.domain.json.JsonObject;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.PermanentPortException;
import dev.weft.port.failure.TransientPortException;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Turns whatever a route throws into {@code application/problem+json} (S12).
 *
 * <p>Only texts written for callers leave: what broke inside is logged under the request's id.
 */
public final class ProblemAnswers {

  /** Where the id of the request under way is kept. */
  public static final String REQUEST_ID = "weft.request-id";

  private static final Logger LOG = LoggerFactory.getLogger(ProblemAnswers.class);
  private static final String MEDIA_TYPE = "application/problem+json";

  private ProblemAnswers() {}

  public static void addTo(RoutesConfig routes) {
    routes.exception(InvalidRequest.class, (e, ctx) -> invalid(ctx, e.problems()));
    routes.exception(InvalidInput.class, (e, ctx) -> invalid(ctx, List.of(e.problem())));
    routes.exception(Refused.class, (e, ctx) -> refused(ctx, e));
    routes.exception(TransientPortException.class, (e, ctx) -> broken(ctx, e.kind(), e));
    routes.exception(PermanentPortException.class, (e, ctx) -> broken(ctx, e.kind(), e));
    routes.exception(HttpResponseException.class, ProblemAnswers::routing);
    routes.exception(Exception.class, (e, ctx) -> broken(ctx, FailureKind.BROKEN, e));
  }

  private static void invalid(Context ctx, List<Problem> problems) {
    Problem first = problems.getFirst();
    Members body = head(ctx, ProblemCode.INVALID_INPUT, first.sentence());
    body.put("field", first.field());
    body.putEach("problems", problems, ProblemAnswers::problem);
    send(ctx, ProblemCode.INVALID_INPUT, body);
  }

  private static JsonObject problem(Problem problem) {
    return new Members()
        .put("field", problem.field())
        .put("value", problem.value())
        .put("expected", problem.expected())
        .done();
  }

  private static void refused(Context ctx, Refused refused) {
    Members body = head(ctx, refused.code(), refused.getMessage());
    refused.details().members().forEach(body::put);
    send(ctx, refused.code(), body);
  }

  private static void routing(HttpResponseException e, Context ctx) {
    switch (e.getStatus()) {
      case 404 -> plain(ctx, ProblemCode.NOT_FOUND, "nothing answers at this path");
      case 405 -> plain(ctx, ProblemCode.METHOD_NOT_ALLOWED, "this path takes another method");
      case 413 -> plain(ctx, ProblemCode.TOO_LARGE, "the body is too large");
      default -> broken(ctx, FailureKind.BROKEN, e);
    }
  }

  private static void broken(Context ctx, FailureKind kind, Exception cause) {
    ProblemCode code = codeOf(kind);
    LOG.warn("request {} ended with {}", ctx.attribute(REQUEST_ID), code, cause);
    if (code.status() == ProblemCode.UNAVAILABLE.status()) {
      ctx.header("Retry-After", "1");
    }
    plain(ctx, code, code.title());
  }

  private static ProblemCode codeOf(FailureKind kind) {
    return switch (kind) {
      case CONTENTION -> ProblemCode.CONTENTION;
      case UNREACHABLE, TIMED_OUT, EXHAUSTED -> ProblemCode.UNAVAILABLE;
      case OUTCOME_UNKNOWN -> ProblemCode.OUTCOME_UNKNOWN;
      case BROKEN -> ProblemCode.INTERNAL;
    };
  }

  public static void plain(Context ctx, ProblemCode code, String detail) {
    send(ctx, code, head(ctx, code, detail));
  }

  private static Members head(Context ctx, ProblemCode code, String detail) {
    String request = ctx.attribute(REQUEST_ID);
    return new Members()
        .put("type", "about:blank")
        .put("title", code.title())
        .put("status", code.status())
        .put("code", code)
        .put("detail", detail)
        .put("request_id", String.valueOf(request));
  }

  private static void send(Context ctx, ProblemCode code, Members body) {
    ctx.status(code.status());
    ctx.contentType(MEDIA_TYPE);
    ctx.result(body.done().toString().getBytes(StandardCharsets.UTF_8));
  }
}
