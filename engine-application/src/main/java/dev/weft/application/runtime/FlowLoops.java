package dev.weft.application.runtime;

import dev.weft.application.runtime.PollingLoop.Ticked;
import dev.weft.port.in.dispatch.DispatchCompletions;
import dev.weft.port.in.dispatch.DispatchReport;
import dev.weft.port.in.dispatch.ReconcileDependencies;
import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;

/**
 * A loop around each step that keeps flows moving.
 *
 * <p>Dispatch starts as soon as members end in this process: completions that arrive while it works
 * are taken together by its next step. Everything else finds what was left behind.
 *
 * <p>Dispatch passes over a flow that somebody holds, and nobody rings when it is free again. Flows
 * are held for milliseconds, so a step that found nothing is followed by another one soon, and by
 * rarer ones after that.
 */
public final class FlowLoops implements AutoCloseable {

  /** Removal is nobody's hurry. */
  private static final Cadence SLOW = Cadence.every(Duration.ofMinutes(1));

  private static final Duration SOON = Duration.ofMillis(5);

  private final List<PollingLoop> loops;

  private FlowLoops(List<PollingLoop> loops) {
    this.loops = loops;
  }

  /**
   * @param cadence how often each step looks when nothing wakes it
   */
  public static FlowLoops started(
      FlowSteps steps, LocalWorkSignal signal, Cadence cadence, RandomGenerator random) {
    return new FlowLoops(
        List.of(
            dispatch(steps.dispatch(), signal, cadence, random),
            loop("dependency-reconciler", () -> reconciled(steps), cadence, random),
            loop("stranded-edges", () -> moved(steps.stranded().next()), cadence, random),
            loop("sibling-cancel", () -> steps.siblings().next().changed() > 0, cadence, random),
            loop("flow-cancel", () -> steps.cancels().finishOnce().changed() > 0, cadence, random),
            loop(
                "flow-finisher", () -> steps.settled().finishOnce().changed() > 0, cadence, random),
            loop("retention", () -> steps.expired().removeOnce().total() > 0, SLOW, random)));
  }

  /** The loop of dispatch alone; whoever has the other steps repeats them elsewhere. */
  public static FlowLoops dispatching(
      DispatchCompletions dispatch,
      LocalWorkSignal signal,
      Cadence cadence,
      RandomGenerator random) {
    return new FlowLoops(List.of(dispatch(dispatch, signal, cadence, random)));
  }

  private static PollingLoop dispatch(
      DispatchCompletions dispatch,
      LocalWorkSignal signal,
      Cadence cadence,
      RandomGenerator random) {
    Duration soon = SOON.compareTo(cadence.longest()) < 0 ? SOON : cadence.longest();
    return loop(
        "dispatch",
        () -> moved(dispatch.dispatchNext()),
        new Cadence(soon, cadence.longest()),
        signal.completions(),
        random);
  }

  private static boolean reconciled(FlowSteps steps) {
    return steps.reconcile().tick(ReconcileDependencies.Command.DEFAULT).reconciled() > 0;
  }

  private static boolean moved(DispatchReport report) {
    return report.dispatched() > 0 || report.resolved() > 0;
  }

  private static PollingLoop loop(
      String name, BooleanSupplier step, Cadence cadence, RandomGenerator random) {
    return loop(name, step, cadence, new Bell(), random);
  }

  private static PollingLoop loop(
      String name, BooleanSupplier step, Cadence cadence, Bell bell, RandomGenerator random) {
    return PollingLoop.started(
        name, () -> step.getAsBoolean() ? Ticked.MORE : Ticked.IDLE, cadence, bell, random);
  }

  /** How each loop is doing. */
  public List<LoopHealth> health() {
    return loops.stream().map(PollingLoop::health).toList();
  }

  @Override
  public void close() {
    loops.forEach(PollingLoop::stop);
    loops.forEach(PollingLoop::close);
  }
}
