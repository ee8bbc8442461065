package dev.weft.benchmarks.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;

/**
 * An embedded PostgreSQL that lives for one run and leaves nothing behind, interrupted or not.
 *
 * <p>Commits are durable (fsync and synchronous commit on; the embedded default is off for both).
 * Checkpoints happen between rounds and nowhere else: WAL per execution holds no full-page images
 * of the backlog, and a drain writes into recycled WAL segments, as a server does that has been up
 * for an hour. Autovacuum is off, because WAL is counted for the whole server and one database's
 * vacuum would fall into another's drain; {@link BenchDatabase#settle} vacuums before each drain.
 * Statements are counted by the server, the same for everybody.
 */
public final class BenchServer implements AutoCloseable {

  /** A gigabyte; {@code min_wal_size} keeps it. */
  private static final int SEGMENTS_AHEAD = 64;

  private final EmbeddedPostgres postgres;
  private final Runnable end;

  private BenchServer(EmbeddedPostgres postgres, Runnable end) {
    this.postgres = postgres;
    this.end = end;
  }

  public static BenchServer start() throws IOException {
    return start("on");
  }

  /** Keeps nothing in a crash of the machine: to try scenarios, never for figures. */
  public static BenchServer startHasty() throws IOException {
    return start("off");
  }

  private static BenchServer start(String durable) throws IOException {
    var home = ScratchFolder.create("weft-bench");
    var postgres = started(home.path().resolve("data"), durable);
    var interrupted = new Thread(() -> end(postgres, home), "bench-server-close");
    Runtime.getRuntime().addShutdownHook(interrupted);
    countStatements(postgres);
    if (durable.equals("on")) {
      writeWalAhead(postgres);
    }
    return new BenchServer(postgres, () -> endUnless(interrupted));
  }

  /** The same server, for somebody who leaves before it ends: closing this one stops nothing. */
  public BenchServer lent() {
    return new BenchServer(postgres, () -> {});
  }

  private static void endUnless(Thread interrupted) {
    if (Runtime.getRuntime().removeShutdownHook(interrupted)) {
      interrupted.run();
    }
  }

  private static EmbeddedPostgres started(Path folder, String durable) throws IOException {
    return EmbeddedPostgres.builder()
        .setDataDirectory(folder)
        .setRegisterShutdownHook(false)
        .setPGStartupWait(Duration.ofSeconds(60))
        .setServerConfig("fsync", durable)
        .setServerConfig("synchronous_commit", durable)
        .setServerConfig("shared_buffers", "512MB")
        .setServerConfig("min_wal_size", "2GB")
        .setServerConfig("max_wal_size", "16GB")
        .setServerConfig("checkpoint_timeout", "1h")
        .setServerConfig("autovacuum", "off")
        .setServerConfig("max_connections", "100")
        .setServerConfig("shared_preload_libraries", "pg_stat_statements")
        .setServerConfig("pg_stat_statements.track_utility", "off")
        .setServerConfig("pg_stat_statements.save", "off")
        .start();
  }

  private static void countStatements(EmbeddedPostgres postgres) throws IOException {
    try {
      Sql.run(postgres.getPostgresDatabase(), "CREATE EXTENSION pg_stat_statements");
    } catch (SQLException e) {
      throw new IOException("the server does not count statements", e);
    }
  }

  /**
   * Lets the server own the segments of WAL that it will write. A new server makes each of them on
   * the way, while everybody who writes waits; one that has run for a while renames old ones.
   */
  private static void writeWalAhead(EmbeddedPostgres postgres) throws IOException {
    try {
      for (int segment = 0; segment < SEGMENTS_AHEAD; segment++) {
        Sql.run(postgres.getPostgresDatabase(), "SELECT pg_logical_emit_message(false, 'w', '')");
        Sql.run(postgres.getPostgresDatabase(), "SELECT pg_switch_wal()");
      }
      Sql.run(postgres.getPostgresDatabase(), "CHECKPOINT");
    } catch (SQLException e) {
      throw new IOException("the server writes no WAL", e);
    }
  }

  private static void end(EmbeddedPostgres postgres, ScratchFolder home) {
    try (home) {
      postgres.close();
    } catch (IOException e) {
      throw new IllegalStateException("the server did not stop", e);
    }
  }

  /** Creates an empty database, in the place of one of that name. */
  public BenchDatabase database(String name) throws SQLException {
    var server = postgres.getPostgresDatabase();
    Sql.run(server, "DROP DATABASE IF EXISTS \"" + name + "\" WITH (FORCE)");
    Sql.run(server, "CREATE DATABASE \"" + name + "\"");
    return new BenchDatabase(
        name, server, postgres.getJdbcUrl("postgres", name) + "&reWriteBatchedInserts=true");
  }

  public void checkpoint() throws SQLException {
    Sql.run(postgres.getPostgresDatabase(), "CHECKPOINT");
  }

  public String version() throws SQLException {
    return Sql.text(postgres.getPostgresDatabase(), "SHOW server_version");
  }

  @Override
  public void close() {
    end.run();
  }
}
