package dev.weft.benchmarks.handwritten;

import dev.weft.benchmarks.server.SqlText;

/** The schema and the statements of one table shape, as SQL text. */
public record Statements(String schema, String submit, String claim, String complete) {

  /** The best shape known: a hot row that leaves on completion, the fact in one row. */
  public static Statements hotRow() {
    return new Statements(
        read("schema.sql"), read("submit.sql"), read("claim.sql"), read("complete.sql"));
  }

  private static String read(String file) {
    return SqlText.beside(Statements.class, file);
  }
}
