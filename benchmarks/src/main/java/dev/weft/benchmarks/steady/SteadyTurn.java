package dev.weft.benchmarks.steady;

import dev.weft.benchmarks.drain.Interleaved;
import dev.weft.benchmarks.drain.Round;
import dev.weft.benchmarks.measure.Drained;
import dev.weft.benchmarks.measure.Spread;
import dev.weft.benchmarks.server.BenchDatabase;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** One contender under its load; remembers how its backlog grew in each round. */
public final class SteadyTurn implements Interleaved.Turn {

  private static final double NANOS_PER_MILLI = 1e6;

  private final BenchDatabase database;
  private final Station.Opening opening;
  private final double perSecond;
  private final Duration lasting;
  private final List<Double> growths = new ArrayList<>();

  public SteadyTurn(
      BenchDatabase database, Station.Opening opening, double perSecond, Duration lasting) {
    this.database = database;
    this.opening = opening;
    this.perSecond = perSecond;
    this.lasting = lasting;
  }

  @Override
  public Round take() throws SQLException, InterruptedException {
    database.settle();
    var before = database.counters();
    var arrivals = new Arrivals(perSecond, lasting);
    var drained = drained(arrivals);
    growths.add(arrivals.growth().toNanos() / NANOS_PER_MILLI);
    return new Round(drained, database.counters().since(before));
  }

  private Drained drained(Arrivals arrivals) throws InterruptedException {
    try (var station = opening.open(arrivals)) {
      return arrivals.offeredTo(station);
    }
  }

  /** In milliseconds of arrivals; the median of the rounds. */
  public double growth() {
    return Spread.of(growths).median();
  }
}
