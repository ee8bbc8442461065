package dev.weft.domain.input;

import java.util.Objects;

/**
 * One reason why an input was refused: which field, what it held, what was expected.
 *
 * <p>The value is cut so that a hostile input cannot fill a log or an answer.
 */
public record Problem(String field, String value, String expected) {

  private static final int LONGEST_VALUE = 200;

  public Problem {
    Objects.requireNonNull(field, "field");
    Objects.requireNonNull(expected, "expected");
    value = shortened(String.valueOf(value));
  }

  public String sentence() {
    return field + " was '" + value + "', expected " + expected;
  }

  private static String shortened(String value) {
    if (value.codePointCount(0, value.length()) <= LONGEST_VALUE) {
      return value;
    }
    return value.substring(0, value.offsetByCodePoints(0, LONGEST_VALUE)) + "…";
  }
}
