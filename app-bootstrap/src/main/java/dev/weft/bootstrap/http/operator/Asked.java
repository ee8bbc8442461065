package dev.weft.bootstrap.http.operator;

import dev.weft.bootstrap.http.json.Fields;
import dev.weft.bootstrap.http.json.Values;
import dev.weft.bootstrap.http.route.Body;
import dev.weft.bootstrap.http.route.Input;
import dev.weft.domain.input.StorableText;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonString;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Who asked for an action, and why.
 *
 * <p>Both are text from outside: they are logged in their JSON form, which has no line ends.
 */
public record Asked(String reason, String by) {

  private static final Logger LOG = LoggerFactory.getLogger(Asked.class);
  private static final String ANYBODY = "operator";

  static final Input REASON = Input.text("reason");
  static final Input ACTOR = Input.text("actor");

  /** A body that says only this, or is left out. */
  public static final Body BODY = Body.optional(REASON, ACTOR);

  public static Asked read(Fields fields) {
    return new Asked(
        fields.read("reason", value -> text("reason", value)).orElse(""),
        fields.read("actor", value -> text("actor", value)).orElse(ANYBODY));
  }

  private static String text(String field, Json value) {
    return StorableText.checked(field, Values.text(value));
  }

  /** Writes down that this was done. */
  public void log(String action, String target) {
    LOG.info("{}: {} by {}, reason {}", target, action, new JsonString(by), new JsonString(reason));
  }
}
