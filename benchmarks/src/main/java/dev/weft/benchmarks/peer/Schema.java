package dev.weft.benchmarks.peer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The table definitions of a peer that does not create its own. */
final class Schema {

  private Schema() {}

  static String of(String file) {
    try (var stream = Schema.class.getResourceAsStream(file)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
