package dev.weft.domain.json;

import dev.weft.domain.input.InvalidInput;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A JSON number, kept as the text it was written in.
 *
 * <p>No arithmetic type stands in between, so no digit is lost and it prints as the same bytes
 * everywhere. {@code 1}, {@code 1.0} and {@code 1e0} are three different values.
 */
public record JsonNumber(String text) implements Json {

  private static final Pattern SHAPE =
      Pattern.compile(
          "-?(?:0|[1-9][0-9]*+)(?:\\.(?<fraction>[0-9]++))?(?:[eE](?<exponent>[+-]?[0-9]++))?");
  private static final Pattern LEADING_ZEROS = Pattern.compile("^0++");
  private static final int DIGITS_OF_AN_INT = 9;
  private static final int OUT_OF_SIGHT = 1_000_000_000;

  public JsonNumber {
    if (text == null || !SHAPE.matcher(text).matches()) {
      throw InvalidInput.of("json number", text, "a number as JSON writes it");
    }
  }

  public static JsonNumber of(long value) {
    return new JsonNumber(Long.toString(value));
  }

  /** Whether the exponent as written lies within ±exponent and the decimal scale within ±scale. */
  public boolean isWithin(int exponent, int scale) {
    Matcher parts = SHAPE.matcher(text);
    parts.matches();
    int written = saturated(parts.group("exponent"));
    int fraction = parts.group("fraction") == null ? 0 : parts.group("fraction").length();
    return Math.abs(written) <= exponent && Math.abs(fraction - written) <= scale;
  }

  private static int saturated(String exponent) {
    if (exponent == null) {
      return 0;
    }
    boolean negative = exponent.startsWith("-");
    String unsigned = negative || exponent.startsWith("+") ? exponent.substring(1) : exponent;
    String digits = LEADING_ZEROS.matcher(unsigned).replaceFirst("");
    int size = digits.length() > DIGITS_OF_AN_INT ? OUT_OF_SIGHT : Integer.parseInt("0" + digits);
    return negative ? -size : size;
  }

  @Override
  public int depth() {
    return 0;
  }

  @Override
  public String toString() {
    return text;
  }
}
