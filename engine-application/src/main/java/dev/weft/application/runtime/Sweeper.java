package dev.weft.application.runtime;

import dev.weft.application.runtime.PollingLoop.Ticked;
import dev.weft.port.in.sweep.ExpireDeadlines;
import dev.weft.port.in.sweep.ExpireOverdueAttempts;
import dev.weft.port.in.sweep.ReapExpiredLeases;
import dev.weft.port.in.sweep.SweepReport;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

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
    return repeating(
        sweeps.entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, sweep -> moved(sweep.getValue()))),
        cadence,
        random);
  }

  private static BooleanSupplier moved(Supplier<SweepReport> sweep) {
    return () -> sweep.get().moved() > 0;
  }

  /** A loop for each of these steps, which answer whether they moved something. */
  public static Sweeper repeating(
      Map<String, BooleanSupplier> steps, Cadence cadence, RandomGenerator random) {
    return new Sweeper(
        steps.entrySet().stream()
            .map(step -> loop(step.getKey(), step.getValue(), cadence, random))
            .toList());
  }

  private static PollingLoop loop(
      String name, BooleanSupplier step, Cadence cadence, RandomGenerator random) {
    return PollingLoop.started(
        name, () -> step.getAsBoolean() ? Ticked.MORE : Ticked.IDLE, cadence, new Bell(), random);
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
