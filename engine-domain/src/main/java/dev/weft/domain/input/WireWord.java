package dev.weft.domain.input;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The lower-case word of an enum constant in JSON, SQL and URLs; unknown words are refused. */
public final class WireWord {

  private WireWord() {}

  public static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  /** Finds the constant with exactly this word. */
  public static <E extends Enum<E>> E parse(String field, String word, E[] constants) {
    for (E constant : constants) {
      if (of(constant).equals(word)) {
        return constant;
      }
    }
    throw InvalidInput.of(field, word, "one of " + words(constants));
  }

  private static String words(Enum<?>[] constants) {
    return Arrays.stream(constants).map(WireWord::of).collect(Collectors.joining(", "));
  }
}
