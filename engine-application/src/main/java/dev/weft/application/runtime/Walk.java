package dev.weft.application.runtime;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.in.sweep.Walked;
import java.util.function.Function;

/**
 * Repeats the step of a sweep, each where the one before stopped.
 *
 * <p>Two walkers at once cost each other only time: the position is a hint, every step finds its
 * candidates anew.
 */
public final class Walk<R> {

  private final Function<ExecutionId, Walked<R>> step;
  private volatile ExecutionId position = ExecutionId.LOWEST;

  public Walk(Function<ExecutionId, Walked<R>> step) {
    this.step = step;
  }

  /** Takes the next step; one that fails is taken again. */
  public R next() {
    Walked<R> walked = step.apply(position);
    position = walked.next();
    return walked.report();
  }
}
