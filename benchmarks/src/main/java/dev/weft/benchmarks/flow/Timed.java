package dev.weft.benchmarks.flow;

import dev.weft.benchmarks.measure.Histogram;
import dev.weft.benchmarks.measure.Spread;
import dev.weft.benchmarks.report.Result;
import dev.weft.benchmarks.server.BenchDatabase;
import dev.weft.benchmarks.server.Counters;
import java.sql.SQLException;
import java.time.Duration;

/** Measures flows one after the other, with what the server counted meanwhile. */
final class Timed {

  private static final double NANOS_PER_SECOND = 1e9;

  private Timed() {}

  /**
   * @param members of one flow, whose costs are shared among them
   */
  static Result run(String name, BenchDatabase database, int flows, int members, Play play)
      throws SQLException, InterruptedException {
    database.settle();
    Counters before = database.counters();
    Histogram delays = new Histogram();
    long start = System.nanoTime();
    play.all(flows, delay -> delays.record(delay, 1));
    double perSecond = flows * NANOS_PER_SECOND / (System.nanoTime() - start);
    Counters counted = database.counters().since(before);
    return new Result(
        name,
        new Spread(perSecond, perSecond, perSecond),
        delays.percentile(0.5),
        delays.percentile(0.99),
        (double) counted.commits() / flows / members,
        (double) counted.walBytes() / flows / members);
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
