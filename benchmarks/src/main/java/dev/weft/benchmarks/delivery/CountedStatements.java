package dev.weft.benchmarks.delivery;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.util.concurrent.atomic.AtomicLong;
import javax.sql.DataSource;

/** Counts what is executed on the connections of a source; commits are not statements. */
public final class CountedStatements {

  private final AtomicLong executed = new AtomicLong();

  public DataSource through(DataSource source) {
    return seen(DataSource.class, source);
  }

  public long executed() {
    return executed.get();
  }

  private <T> T seen(Class<T> type, T target) {
    InvocationHandler calls =
        (proxy, method, arguments) -> {
          if (method.getName().startsWith("execute")) {
            executed.incrementAndGet();
          }
          try {
            return wrapped(method.invoke(target, arguments));
          } catch (InvocationTargetException thrown) {
            throw thrown.getCause();
          }
        };
    return type.cast(Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, calls));
  }

  private Object wrapped(Object answer) {
    if (answer instanceof Connection connection) {
      return seen(Connection.class, connection);
    }
    return answer instanceof PreparedStatement statement
        ? seen(PreparedStatement.class, statement)
        : answer;
  }
}
