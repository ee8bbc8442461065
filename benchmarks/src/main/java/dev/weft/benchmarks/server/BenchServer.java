package dev.weft.benchmarks.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Comparator;

/**
 * An embedded PostgreSQL that lives for one run and leaves nothing behind.
 *
 * <p>Commits are durable (fsync and synchronous commit on; the embedded default is off for both).
 * Checkpoints happen between rounds and nowhere else: WAL per execution holds no full-page images
 * of the backlog, and a drain writes into recycled WAL segments, as a server does that has been up
 * for an hour. Autovacuum is off, because WAL is counted for the whole server and one database's
 * vacuum would fall into another's drain; {@link BenchDatabase#settle} vacuums before each drain.
 */
public final class BenchServer implements AutoCloseable {

  private final Path home;
  private final EmbeddedPostgres postgres;

  private BenchServer(Path home, EmbeddedPostgres postgres) {
    this.home = home;
    this.postgres = postgres;
  }

  public static BenchServer start() throws IOException {
    var ownerOnly = PosixFilePermissions.fromString("rwx------");
    var home =
        Files.createTempDirectory("weft-bench", PosixFilePermissions.asFileAttribute(ownerOnly));
    return new BenchServer(home, durable(home.resolve("data")));
  }

  private static EmbeddedPostgres durable(Path folder) throws IOException {
    return EmbeddedPostgres.builder()
        .setDataDirectory(folder)
        .setPGStartupWait(Duration.ofSeconds(60))
        .setServerConfig("fsync", "on")
        .setServerConfig("synchronous_commit", "on")
        .setServerConfig("shared_buffers", "512MB")
        .setServerConfig("min_wal_size", "2GB")
        .setServerConfig("max_wal_size", "16GB")
        .setServerConfig("checkpoint_timeout", "1h")
        .setServerConfig("autovacuum", "off")
        .setServerConfig("max_connections", "100")
        .start();
  }

  /** Creates an empty database. */
  public BenchDatabase database(String name) throws SQLException {
    var server = postgres.getPostgresDatabase();
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
  public void close() throws IOException {
    postgres.close();
    try (var files = Files.walk(home)) {
      files.sorted(Comparator.reverseOrder()).forEach(BenchServer::delete);
    }
  }

  private static void delete(Path file) {
    try {
      Files.deleteIfExists(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
