package dev.weft.bootstrap.wiring;

import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.bootstrap.storage.Storage;
import dev.weft.port.out.tx.Transactions;
import java.sql.Connection;
import java.sql.SQLException;

/** A PostgreSQL behind pools of connections, one per purpose. */
record PooledStorage(Pools pools, PostgresTransactions transactions) implements Storage {

  private static final int SECONDS_TO_ANSWER = 2;

  @Override
  public Transactions renewals() {
    return transactions.over(pools.renewals());
  }

  @Override
  public Transactions background() {
    return transactions.over(pools.background());
  }

  @Override
  public boolean isReady() {
    try (Connection connection = pools.api().getConnection()) {
      return connection.isValid(SECONDS_TO_ANSWER);
    } catch (SQLException unreachable) {
      return false;
    }
  }

  @Override
  public void close() {
    pools.close();
  }
}
