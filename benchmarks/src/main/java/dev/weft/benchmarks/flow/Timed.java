package dev.weft.benchmarks.flow;

import dev.weft.benchmarks.drain.Round;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.measure.Histogram;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.server.Counters;
import java.sql.SQLException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Measures flows one after the other, with what the server counted meanwhile.
 *
 * <p>Each turn has an engine of its own, whose connections know no statement yet. The first flows
 * prepare them and are not timed.
 */
final class Timed {

  private static final int UNTIMED = 5;

  private Timed() {}

  /**
   * @param members of one flow, whose costs are shared among them
   */
  static Round run(BenchDatabase database, int flows, int members, Play play)
      throws SQLException, InterruptedException {
    database.settle();
    Counters before = database.counters();
    Histogram delays = new Histogram();
    AtomicInteger played = new AtomicInteger();
    long start = System.nanoTime();
    play.all(
        UNTIMED + flows, delay -> delays.record(delay, played.incrementAndGet() > UNTIMED ? 1 : 0));
    Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
    return new Round(
        new Drained((UNTIMED + flows) * members, elapsed, delays),
        database.counters().since(before));
  }

  /** Plays so many flows and tells how long each took. */
  interface Play {
    void all(int flows, Delays delays) throws InterruptedException;
  }

  /** Hears of one delay after the other. */
  interface Delays {
    void add(Duration delay);
  }
}
