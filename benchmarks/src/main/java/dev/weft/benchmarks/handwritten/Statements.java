package dev.weft.benchmarks.handwritten;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The schema and the statements of one table shape, as SQL text. */
public record Statements(String schema, String submit, String claim, String complete) {

  /** The best shape known: a hot row that leaves on completion, the fact in one row. */
  public static Statements hotRow() {
    return new Statements(
        read("schema.sql"), read("submit.sql"), read("claim.sql"), read("complete.sql"));
  }

  private static String read(String file) {
    try (var stream = Statements.class.getResourceAsStream(file)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
