package dev.weft.benchmarks.server;

import java.sql.SQLException;
import javax.sql.DataSource;

/** One statement on a connection of its own. */
final class Sql {

  private Sql() {}

  static void run(DataSource source, String statement) throws SQLException {
    try (var connection = source.getConnection();
        var prepared = connection.createStatement()) {
      prepared.execute(statement);
    }
  }

  static String text(DataSource source, String query) throws SQLException {
    try (var connection = source.getConnection();
        var prepared = connection.createStatement();
        var rows = prepared.executeQuery(query)) {
      rows.next();
      return rows.getString(1);
    }
  }
}
