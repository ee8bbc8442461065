package dev.weft.bootstrap.wiring;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.bootstrap.storage.Storage;
import dev.weft.port.out.tx.Transactions;
import java.sql.Connection;
import java.sql.SQLException;

/** A PostgreSQL behind a pool of connections. */
record PooledStorage(HikariDataSource pool, Transactions transactions) implements Storage {

  private static final int SECONDS_TO_ANSWER = 2;

  @Override
  public boolean isReady() {
    try (Connection connection = pool.getConnection()) {
      return connection.isValid(SECONDS_TO_ANSWER);
    } catch (SQLException unreachable) {
      return false;
    }
  }

  @Override
  public void close() {
    pool.close();
  }
}
