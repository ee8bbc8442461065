package dev.weft.adapter.postgres.tx;

import java.sql.Connection;
import java.sql.SQLException;
import javax.sql.DataSource;
import org.apache.ibatis.transaction.Transaction;

/**
 * A transaction of one statement, which the server commits with it: one round trip instead of two.
 *
 * <p>MyBatis asks for the connection once per statement, so a second statement is refused here.
 */
final class SingleStatement implements Transaction {

  private final DataSource connections;
  private Connection connection;
  private boolean isWriting;

  SingleStatement(DataSource connections) {
    this.connections = connections;
  }

  @Override
  public Connection getConnection() throws SQLException {
    if (connection != null) {
      throw new IllegalStateException("a second statement where there may be only one");
    }
    connection = connections.getConnection();
    connection.setAutoCommit(true);
    return connection;
  }

  /** Whether the server may have been told to write; what happened after that is its secret. */
  boolean isOnItsWay() {
    return connection != null && isWriting;
  }

  @Override
  public void commit() {}

  /**
   * Nothing can be undone here. MyBatis asks for it, when it closes, after statements that write.
   */
  @Override
  public void rollback() {
    isWriting = true;
  }

  /** Whoever lends connections gets them back as they were lent. */
  @Override
  public void close() throws SQLException {
    if (connection != null) {
      connection.close();
    }
  }

  @Override
  public Integer getTimeout() {
    return null;
  }
}
