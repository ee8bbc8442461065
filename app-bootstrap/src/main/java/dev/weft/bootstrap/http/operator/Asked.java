package dev.weft.bootstrap.http.operator;

import dev.weft.bootstrap.http.guard.Caller;
import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.problem.ProblemAnswers;
import dev.weft.bootstrap.http.route.Body;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.domain.audit.Asker;
import dev.weft.domain.audit.Source;
import dev.weft.domain.input.StorableText;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonString;
import io.javalin.http.Context;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who asked for an action, why, and from where.
 *
 * <p>All are text from outside: they are logged in their JSON form, which has no line ends.
 */
public record Asked(Asker asker) {

  private static final Logger LOG = LoggerFactory.getLogger(Asked.class);
  private static final String ANYBODY = "operator";

  public static final Input REASON = Input.text("reason");
  public static final Input ACTOR = Input.text("actor");

  /** A body that says only this, or is left out. */
  public static final Body BODY = Body.optional(REASON, ACTOR);

  public static Asked read(Context ctx, Fields fields) {
    String reason = fields.read("reason", value -> text("reason", value)).orElse("");
    String by = fields.read("actor", value -> text("actor", value)).orElse(ANYBODY);
    return new Asked(new Asker(by, reason, source(ctx)));
  }

  /** Of a call that cannot say who and why. */
  public static Asked nameless(Context ctx) {
    return new Asked(new Asker(ANYBODY, "", source(ctx)));
  }

  private static Source source(Context ctx) {
    String request = ctx.attribute(ProblemAnswers.REQUEST_ID);
    return new Source(ctx.ip(), Caller.of(ctx).token(), String.valueOf(request));
  }

  private static String text(String field, Json value) {
    return StorableText.checked(field, Values.text(value));
  }

  /** Writes down that this was done. */
  public void log(String action, String target) {
    LOG.info("{}: {} by {}", target, action, new JsonString(asker.by()));
    LOG.debug("{}: {} because {}", target, action, new JsonString(asker.reason()));
  }
}
