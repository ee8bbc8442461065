package dev.weft.benchmarks.submit;

import java.sql.Connection;
import java.sql.SQLException;

/** The caller's own row, written in the transaction that submits. */
final class Note {

  static final String TABLE =
      "CREATE TABLE note (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text text)";

  private Note() {}

  static void write(Connection connection) throws SQLException {
    try (var insert = connection.prepareStatement("INSERT INTO note (text) VALUES (?)")) {
      insert.setString(1, "something happened");
      insert.executeUpdate();
    }
  }
}
