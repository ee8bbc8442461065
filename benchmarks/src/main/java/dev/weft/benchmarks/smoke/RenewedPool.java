package dev.weft.benchmarks.smoke;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.benchmarks.server.BenchDatabase;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.function.Supplier;
import javax.sql.DataSource;

/**
 * One source of connections whose pool can be closed and opened again under it.
 *
 * <p>What is made of the source once, such as the engine's transactions, outlives the sessions.
 */
final class RenewedPool {

  private static final int CONNECTIONS = 2;

  private final PoolSettings settings;
  private HikariDataSource pool;

  RenewedPool(BenchDatabase database) {
    this.settings = new PoolSettings(database.url(), "postgres", "postgres", CONNECTIONS, true);
  }

  /** Opens the pool for this one piece of work. */
  <T> T during(Supplier<T> work) {
    try (HikariDataSource opened = EnginePools.open(settings, "bench")) {
      pool = opened;
      return work.get();
    }
  }

  DataSource source() {
    return (DataSource)
        Proxy.newProxyInstance(
            DataSource.class.getClassLoader(),
            new Class<?>[] {DataSource.class},
            (proxy, method, arguments) -> {
              try {
                return method.invoke(pool, arguments);
              } catch (InvocationTargetException thrown) {
                throw thrown.getCause();
              }
            });
  }
}
