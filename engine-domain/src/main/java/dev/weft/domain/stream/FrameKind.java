package dev.weft.domain.stream;

import dev.weft.domain.input.InvalidInput;
import java.util.Arrays;
import java.util.Locale;

/** Where a piece of output comes from. */
public enum FrameKind {
  STDOUT,
  STDERR,
  EVENT,
  BLOB;

  public static FrameKind parse(String word) {
    return Arrays.stream(values())
        .filter(kind -> kind.word().equals(word))
        .findFirst()
        .orElseThrow(() -> InvalidInput.of("kind", word, "stdout, stderr, event or blob"));
  }

  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
