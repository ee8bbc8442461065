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
import java.util.concurrent.atomic.AtomicReference;

/**
 * One contender under its load; remembers how its backlog grew in each round.
 *
 * <p>Each round opens a station whose connections know no statement yet; work of the same rate that
 * is not measured comes first and prepares them. In the first round it lasts longer: the compiler
 * is still busy with what only steady work runs.
 */
public final class SteadyTurn implements Interleaved.Turn {

  private static final double NANOS_PER_MILLI = 1e6;
  private static final Duration PREPARING_FIRST = Duration.ofSeconds(3);
  private static final Duration PREPARING = Duration.ofMillis(500);

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
    var preparing = new Arrivals(perSecond, growths.isEmpty() ? PREPARING_FIRST : PREPARING);
    var heard = new AtomicReference<Station.Begun>(preparing);
    try (var station = opening.open(payload -> heard.get().begun(payload))) {
      int untimed = preparing.offeredTo(station).executions();
      heard.set(arrivals);
      return arrivals.offeredTo(station).after(untimed);
    }
  }

  /** In milliseconds of arrivals; the median of the rounds. */
  public double growth() {
    return Spread.of(growths).median();
  }
}
