package dev.weft.benchmarks.peer;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import dev.weft.benchmarks.server.BenchDatabase;

/** A connection pool wide enough that no thread of a peer ever waits for a connection. */
final class Pool {

  private static final int SPARE = 4;

  private Pool() {}

  static HikariDataSource open(BenchDatabase database, int threads) {
    var config = new HikariConfig();
    config.setJdbcUrl(database.url());
    config.setMaximumPoolSize(threads + SPARE);
    return new HikariDataSource(config);
  }
}
