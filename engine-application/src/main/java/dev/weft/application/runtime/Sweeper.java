package dev.weft.application.runtime;

import dev.weft.application.runtime.PollingLoop.Ticked;
import dev.weft.port.in.sweep.ExpireDeadlines;
import dev.weft.port.in.sweep.ExpireOverdueAttempts;
import dev.weft.port.in.sweep.ReapExpiredLeases;
import dev.weft.port.in.sweep.SweepReport;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * A loop around each sweep, so that none holds up another.
 *
 * <p>Any number of processes may sweep at once; a step that moved something is repeated at once.
 */
public final class Sweeper implements AutoCloseable {

  private final List<PollingLoop> loops;

  private Sweeper(List<PollingLoop> loops) {
    this.loops = loops;
  }

  static Sweeper started(
      ReapExpiredLeases leases,
      ExpireOverdueAttempts attempts,
      ExpireDeadlines deadlines,
      Cadence cadence,
      RandomGenerator random) {
    return started(
        Map.of(
            "reap-leases", leases::reapOnce,
            "expire-attempts", attempts::expireOnce,
            "expire-deadlines", deadlines::expireOnce),
        cadence,
        random);
  }

  /** A loop for each of these sweeps, under its name. */
  public static Sweeper started(
      Map<String, Supplier<SweepReport>> sweeps, Cadence cadence, RandomGenerator random) {
    return new Sweeper(
        sweeps.entrySet().stream()
            .map(sweep -> loop(sweep.getKey(), sweep.getValue(), cadence, random))
            .toList());
  }

  private static PollingLoop loop(
      String name, Supplier<SweepReport> sweep, Cadence cadence, RandomGenerator random) {
    return PollingLoop.started(name, () -> ticked(sweep.get()), cadence, new Bell(), random);
  }

  private static Ticked ticked(SweepReport report) {
    return report.moved() > 0 ? Ticked.MORE : Ticked.IDLE;
  }

  /** How each of its loops is doing. */
  public List<LoopHealth> health() {
    return loops.stream().map(PollingLoop::health).toList();
  }

  @Override
  public void close() {
    loops.forEach(PollingLoop::stop);
    loops.forEach(PollingLoop::close);
  }
}
