package dev.weft.domain.stream.read;

import dev.weft.domain.input.InvalidInput;
import java.util.Arrays;
import java.util.Locale;

/** Which frames a reader wants to see. */
public enum Visibility {
  ALL,
  EXCLUDE_BEST_EFFORT;

  public static Visibility parse(String word) {
    return Arrays.stream(values())
        .filter(visibility -> visibility.word().equals(word))
        .findFirst()
        .orElseThrow(() -> InvalidInput.of("visibility", word, "all or exclude_best_effort"));
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
