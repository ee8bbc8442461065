package dev.weft.benchmarks.append;

import dev.weft.benchmarks.drain.Entrant;
import java.sql.SQLException;
import java.time.Duration;

/**
 * Lets a contender work before its rounds count, so that they measure compiled code.
 *
 * <p>Contenders share their paths (insert, durable, look and decide), so each path gets three
 * seconds and more. Small runs are warmed up in proportion.
 */
public final class WarmUp {

  private static final Duration ENOUGH = Duration.ofMillis(1_200);
  private static final int MOST_TURNS = 2;

  private WarmUp() {}

  public static void of(Entrant entrant) throws SQLException, InterruptedException {
    long until = System.nanoTime() + ENOUGH.toNanos();
    for (int turn = 0; turn < MOST_TURNS && System.nanoTime() < until; turn++) {
      entrant.contender().prepare(entrant.executions(), new byte[0]);
      entrant.contender().drain();
    }
  }
}
