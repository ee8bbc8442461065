package dev.weft.benchmarks.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** SQL kept in a file of its own, beside the class that runs it. */
public final class SqlText {

  private SqlText() {}

  public static String beside(Class<?> owner, String file) {
    try (var stream = owner.getResourceAsStream(file)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
