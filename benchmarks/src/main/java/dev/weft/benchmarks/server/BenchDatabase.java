package dev.weft.benchmarks.server;

import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import javax.sql.DataSource;
import org.postgresql.ds.PGSimpleDataSource;

/**
 * The database of one contender, with the counters the server keeps for it.
 *
 * <p>A session reports its commits when it ends, at the latest. {@link #counters} therefore waits
 * until nobody is connected: a contender closes its connections before its drain is over.
 */
public final class BenchDatabase {

  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final Duration PAUSE = Duration.ofMillis(5);

  private final String name;
  private final DataSource server;
  private final String url;

  BenchDatabase(String name, DataSource server, String url) {
    this.name = name;
    this.server = server;
    this.url = url;
  }

  public String url() {
    return url;
  }

  /** A source of new connections, not pooled. */
  public DataSource source() {
    return source("");
  }

  /** The same, each session starting with these server options ({@code -c name=value ...}). */
  public DataSource source(String options) {
    var source = new PGSimpleDataSource();
    source.setUrl(url);
    source.setOptions(options);
    source.setPrepareThreshold(1);
    return source;
  }

  public void run(String statement) throws SQLException {
    Sql.run(source(), statement);
  }

  /** Fresh statistics and hint bits, the same for every contender, before its watch starts. */
  public void settle() throws SQLException {
    run("VACUUM (ANALYZE)");
  }

  /** The first column of the first row. */
  public long count(String query) throws SQLException {
    return Long.parseLong(Sql.text(source(), query));
  }

  public Counters counters() throws SQLException {
    awaitNobody();
    return new Counters(
        number("SELECT xact_commit FROM pg_stat_database WHERE datname = '" + name + "'"),
        number(
            "SELECT coalesce(sum(calls), 0)::bigint FROM pg_stat_statements s"
                + " JOIN pg_database d ON d.oid = s.dbid WHERE datname = '"
                + name
                + "'"),
        number("SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint"),
        number("SELECT wal_records FROM pg_stat_wal"));
  }

  private void awaitNobody() throws SQLException {
    long giveUp = System.nanoTime() + PATIENCE.toNanos();
    var connected =
        "SELECT count(*) FROM pg_stat_activity WHERE backend_type = 'client backend' AND datname = '"
            + name
            + "'";
    while (number(connected) > 0) {
      if (System.nanoTime() > giveUp) {
        throw new IllegalStateException("somebody is still connected to " + name);
      }
      LockSupport.parkNanos(PAUSE.toNanos());
    }
  }

  private long number(String query) throws SQLException {
    return Long.parseLong(Sql.text(server, query));
  }
}
