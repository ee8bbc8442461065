package dev.weft.bootstrap.wiring;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.bootstrap.config.JdbcTarget;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * One pool per purpose: exhausting one does not stop the others (A12).
 *
 * @param api callers and workers
 * @param renewals leases under way
 * @param background sweeps, dispatch, delivery
 */
record Pools(HikariDataSource api, HikariDataSource renewals, HikariDataSource background)
    implements AutoCloseable {

  private static final int FOR_CALLERS = 10;
  private static final int FOR_RENEWALS = 2;
  private static final int FOR_LOOPS = 8;

  /**
   * @param direct whether connections reach the server without a pooler in between
   */
  static Pools opened(JdbcTarget target, boolean direct) {
    Deque<HikariDataSource> open = new ArrayDeque<>();
    try {
      open.push(EnginePools.open(settings(target, FOR_LOOPS, direct), "loops"));
      open.push(EnginePools.open(settings(target, FOR_RENEWALS, direct), "renewals"));
      open.push(EnginePools.open(settings(target, FOR_CALLERS, direct), "api"));
      return new Pools(open.pop(), open.pop(), open.pop());
    } catch (RuntimeException e) {
      open.forEach(HikariDataSource::close);
      throw e;
    }
  }

  static PoolSettings settings(JdbcTarget target, int size, boolean direct) {
    return new PoolSettings(target.url(), target.user(), target.password().value(), size, direct);
  }

  @Override
  public void close() {
    api.close();
    renewals.close();
    background.close();
  }
}
