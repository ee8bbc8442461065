package dev.weft.domain.outbox.answer;

import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonBoolean;
import dev.weft.domain.json.JsonNull;
import dev.weft.domain.json.JsonNumber;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import java.math.BigInteger;
import java.util.Collection;
import java.util.regex.Pattern;

/**
 * Finds the wait in a 429 body that is JSON: the first integer member of the known name.
 *
 * <p>Depth first, an object's own member before what is nested in it. A fraction, an exponent or a
 * null is no integer and the search goes on.
 */
public final class JsonRetryHint {

  private static final Pattern INTEGER = Pattern.compile("-?[0-9]+");

  private JsonRetryHint() {}

  public static RetryHint of(Json value) {
    return switch (value) {
      case JsonObject object -> own(object).or(first(object.members().values()));
      case JsonArray array -> first(array.elements());
      case JsonString string -> RetryHint.NONE;
      case JsonNumber number -> RetryHint.NONE;
      case JsonBoolean flag -> RetryHint.NONE;
      case JsonNull none -> RetryHint.NONE;
    };
  }

  private static RetryHint own(JsonObject object) {
    return object
        .find(BodyWait.MEMBER)
        .filter(member -> member instanceof JsonNumber)
        .map(Json::toString)
        .filter(text -> INTEGER.matcher(text).matches())
        .map(BigInteger::new)
        .map(BodyWait::ofSeconds)
        .orElse(RetryHint.NONE);
  }

  private static RetryHint first(Collection<Json> values) {
    return values.stream()
        .map(JsonRetryHint::of)
        .filter(hint -> !hint.equals(RetryHint.NONE))
        .findFirst()
        .orElse(RetryHint.NONE);
  }
}
