package dev.weft.adapter.postgres.schema;

import dev.weft.adapter.postgres.fixture.Sql;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import javax.sql.DataSource;

/**
 * One transaction, seen as an owner's connections, that is rolled back in the end.
 *
 * <p>Roles belong to the whole server: inside a transaction a test may rename them and nobody else
 * sees it.
 */
record UncommittedOwner(Connection connection) implements AutoCloseable {

  static UncommittedOwner in(DataSource administrator) throws SQLException {
    Connection connection = administrator.getConnection();
    connection.setAutoCommit(false);
    return new UncommittedOwner(connection);
  }

  DataSource source() {
    return proxy(DataSource.class, (method, arguments) -> uncommitting());
  }

  void run(String sql) throws SQLException {
    Sql.run(connection, sql);
  }

  List<String> rows(String sql) throws SQLException {
    return Sql.rows(connection, sql);
  }

  @Override
  public void close() throws SQLException {
    connection.rollback();
    connection.close();
  }

  private Connection uncommitting() {
    return proxy(
        Connection.class,
        (method, arguments) ->
            List.of("commit", "close", "setAutoCommit").contains(method.getName())
                ? null
                : method.invoke(connection, arguments));
  }

  private interface Answer {
    Object to(Method method, Object[] arguments)
        throws IllegalAccessException, InvocationTargetException;
  }

  private static <T> T proxy(Class<T> type, Answer answer) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) -> {
              try {
                return answer.to(method, arguments);
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }
}
