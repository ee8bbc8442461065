package dev.weft.bootstrap.crash;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.application.runtime.FlowSteps;
import dev.weft.application.runtime.RuntimeSettings;
import dev.weft.application.sweep.RetentionTerms;
import dev.weft.port.in.dispatch.ReconcileDependencies;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The reconcilers of an engine that starts over what a dead one left, at their interval of the
 * store's time.
 *
 * <p>Dispatch itself does not run: a reconciler must do without it.
 */
record RestartedEngine(PostgresPorts ports, FlowSteps steps) {

  private static final Duration INTERVAL = RuntimeSettings.DEFAULT.sweeps().longest();

  /** A reconciler interval and five seconds. */
  static final Duration SOON = INTERVAL.plusSeconds(5);

  static RestartedEngine over(PostgresPorts ports) {
    return new RestartedEngine(ports, FlowSteps.over(ports.transactions(), RetentionTerms.DEFAULT));
  }

  /** What is still broken when that time is over. */
  List<String> brokenAfter(Duration atMost, String checks) {
    List<String> broken = looked(checks);
    for (Duration left = atMost;
        !broken.isEmpty() && left.isPositive();
        left = left.minus(INTERVAL)) {
      ports.clock().advance(INTERVAL);
      tick();
      broken = looked(checks);
    }
    return broken;
  }

  private List<String> looked(String checks) {
    return Sql.rows(ports.pool(), checks);
  }

  /** As its loop does it: a step that moved something is repeated at once. */
  private void tick() {
    repeat(() -> steps.reconcile().tick(ReconcileDependencies.Command.DEFAULT).reconciled() > 0);
    repeat(() -> steps.stranded().next().resolved() > 0);
    repeat(() -> steps.siblings().next().changed() > 0);
    repeat(() -> steps.cancels().finishOnce().changed() > 0);
    repeat(() -> steps.settled().finishOnce().changed() > 0);
  }

  private static void repeat(BooleanSupplier step) {
    boolean moved;
    do {
      moved = step.getAsBoolean();
    } while (moved);
  }
}
