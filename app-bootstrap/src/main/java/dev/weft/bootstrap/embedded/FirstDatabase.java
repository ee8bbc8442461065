package dev.weft.bootstrap.embedded;

import dev.weft.bootstrap.config.Secret;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.postgresql.ds.PGSimpleDataSource;

/** Makes the engine's database in a new cluster. */
final class FirstDatabase {

  private FirstDatabase() {}

  static void ensure(int port, Secret password) {
    PGSimpleDataSource cluster = new PGSimpleDataSource();
    cluster.setServerNames(new String[] {"127.0.0.1"});
    cluster.setPortNumbers(new int[] {port});
    cluster.setDatabaseName("postgres");
    cluster.setUser(LocalCluster.USER);
    cluster.setPassword(password.value());
    try (Connection connection = cluster.getConnection();
        Statement statement = connection.createStatement()) {
      if (!exists(statement)) {
        statement.execute("CREATE DATABASE " + LocalCluster.DATABASE);
      }
    } catch (SQLException e) {
      throw new EmbeddedFailure("cannot make the database", e);
    }
  }

  private static boolean exists(Statement statement) throws SQLException {
    try (ResultSet found =
        statement.executeQuery(
            "SELECT 1 FROM pg_database WHERE datname = '" + LocalCluster.DATABASE + "'")) {
      return found.next();
    }
  }
}
