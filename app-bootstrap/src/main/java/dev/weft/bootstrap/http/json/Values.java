package dev.weft.bootstrap.http.json;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonBoolean;
import dev.weft.domain.json.JsonNumber;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Reads single JSON values; what does not fit is refused, the member's name comes from outside. */
public final class Values {

  private static final int LARGEST_EXPONENT = 18;
  private static final int LARGEST_SCALE = 40;
  private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59.999Z");
  private static final long LONGEST_MILLIS = Duration.ofDays(36_500).toMillis();

  private Values() {}

  public static String text(Json value) {
    if (value instanceof JsonString string) {
      return string.value();
    }
    throw refused(value, "text");
  }

  public static boolean truth(Json value) {
    if (value instanceof JsonBoolean given) {
      return given.value();
    }
    throw refused(value, "true or false");
  }

  public static int integer(Json value) {
    try {
      return decimal(value, "a whole number").intValueExact();
    } catch (ArithmeticException tooLarge) {
      throw refused(value, "a whole number of at most 9 digits");
    }
  }

  public static long whole(Json value) {
    try {
      return decimal(value, "a whole number").longValueExact();
    } catch (ArithmeticException tooLarge) {
      throw refused(value, "a whole number below 2^63");
    }
  }

  public static double real(Json value) {
    return decimal(value, "a number").doubleValue();
  }

  public static Duration millis(Json value) {
    try {
      long amount = decimal(value, "milliseconds").longValueExact();
      if (Math.abs(amount) > LONGEST_MILLIS) {
        throw refused(value, "at most 36500 days in milliseconds");
      }
      return Duration.ofMillis(amount);
    } catch (ArithmeticException notWhole) {
      throw refused(value, "whole milliseconds");
    }
  }

  private static BigDecimal decimal(Json value, String expected) {
    if (value instanceof JsonNumber number && number.isWithin(LARGEST_EXPONENT, LARGEST_SCALE)) {
      return new BigDecimal(number.text());
    }
    throw refused(value, expected);
  }

  public static Instant time(Json value) {
    try {
      Instant time = OffsetDateTime.parse(text(value)).toInstant().truncatedTo(ChronoUnit.MILLIS);
      if (time.isBefore(Instant.EPOCH) || time.isAfter(LATEST)) {
        throw refused(value, "a time from 1970 to 9999");
      }
      return time;
    } catch (DateTimeException malformed) {
      throw refused(value, "an RFC 3339 time such as 2030-01-31T12:00:00.000Z");
    }
  }

  public static List<String> texts(Json value) {
    if (value instanceof JsonArray array) {
      return array.elements().stream().map(Values::text).toList();
    }
    throw refused(value, "a list of texts");
  }

  public static Map<String, String> textByName(Json value) {
    Map<String, String> texts = new LinkedHashMap<>();
    object(value).members().forEach((name, member) -> texts.put(name, text(member)));
    return texts;
  }

  public static JsonObject object(Json value) {
    if (value instanceof JsonObject object) {
      return object;
    }
    throw refused(value, "an object");
  }

  public static List<Json> elements(Json value) {
    if (value instanceof JsonArray array) {
      return array.elements();
    }
    throw refused(value, "a list");
  }

  private static InvalidInput refused(Json value, String expected) {
    return InvalidInput.of("", value, expected);
  }
}
