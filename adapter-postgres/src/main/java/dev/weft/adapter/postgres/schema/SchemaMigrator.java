package dev.weft.adapter.postgres.schema;

import dev.weft.adapter.postgres.tx.SqlStateTranslator;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.PermanentPortException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Brings the schema to this version of the engine, one transaction for all missing steps.
 *
 * <p>An advisory lock of the transaction lets one process at a time through; the others then find
 * nothing to do (I42). A schema newer than this engine is refused and left alone.
 */
public final class SchemaMigrator {

  private static final Logger LOG = LoggerFactory.getLogger(SchemaMigrator.class);

  /** Any constant that no other program uses: "weft" in ASCII. */
  private static final long LOCK = 0x77656674L;

  private static final String HISTORY =
      """
      CREATE TABLE IF NOT EXISTS weft.schema_history (
        version integer PRIMARY KEY CHECK (version > 0),
        name text NOT NULL,
        applied_at timestamptz NOT NULL DEFAULT clock_timestamp())
      """;

  private final DataSource owner;

  /**
   * @param owner connections of the role that owns the schema
   */
  public SchemaMigrator(DataSource owner) {
    this.owner = owner;
  }

  /** Applies what is missing and answers the steps this call applied. */
  public List<Migration> migrate() {
    try (Connection connection = owner.getConnection()) {
      connection.setAutoCommit(false);
      List<Migration> applied = migrate(connection);
      connection.commit();
      applied.forEach(step -> LOG.info("applied {}", step.name()));
      return applied;
    } catch (SQLException e) {
      throw SqlStateTranslator.translated(e);
    }
  }

  private static List<Migration> migrate(Connection connection) throws SQLException {
    execute(connection, "SET LOCAL statement_timeout = 0");
    execute(connection, "SET LOCAL lock_timeout = 0");
    execute(connection, "SELECT pg_advisory_xact_lock(" + LOCK + ")");
    execute(connection, "CREATE SCHEMA IF NOT EXISTS weft");
    execute(connection, HISTORY);
    int present = version(connection);
    List<Migration> missing =
        Migration.all().stream().filter(step -> step.version() > present).toList();
    refuseNewer(present);
    for (Migration step : missing) {
      apply(connection, step);
    }
    return missing;
  }

  private static void refuseNewer(int present) {
    int known = Migration.all().getLast().version();
    if (present > known) {
      throw new PermanentPortException(
          FailureKind.BROKEN,
          "the schema is at version " + present + ", this engine knows " + known + ": upgrade it",
          null);
    }
  }

  private static void apply(Connection connection, Migration step) throws SQLException {
    execute(connection, step.sql());
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO weft.schema_history (version, name) VALUES (?, ?)")) {
      insert.setInt(1, step.version());
      insert.setString(2, step.name());
      insert.executeUpdate();
    }
  }

  private static int version(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet found =
            statement.executeQuery("SELECT coalesce(max(version), 0) FROM weft.schema_history")) {
      found.next();
      return found.getInt(1);
    }
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }
}
