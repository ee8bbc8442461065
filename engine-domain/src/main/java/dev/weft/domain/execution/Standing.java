package dev.weft.domain.execution;

import java.util.Objects;

/**
 * What an execution carries through every phase: who it is, how far it has come, what it may spend.
 *
 * <p>The epoch belongs to the execution and only grows over its whole life; attempts are numbered
 * through all generations.
 */
public record Standing(
    ExecutionId id,
    int generation,
    long epoch,
    int nextAttempt,
    Priority priority,
    Deadline deadline,
    Limits limits,
    Spent spent) {

  public Standing {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(priority, "priority");
    Objects.requireNonNull(deadline, "deadline");
    Objects.requireNonNull(limits, "limits");
    Objects.requireNonNull(spent, "spent");
    if (generation < 0 || epoch < 0 || nextAttempt < 0) {
      throw new IllegalArgumentException(
          id + ": generation " + generation + ", epoch " + epoch + ", attempt " + nextAttempt);
    }
  }

  /** A new execution: generation 0, no attempt opened yet. */
  public static Standing born(ExecutionId id, Priority priority, Deadline deadline, Limits limits) {
    return new Standing(id, 0, 0, 0, priority, deadline, limits, Spent.NOTHING);
  }

  public Standing epochRaised() {
    return new Standing(id, generation, epoch + 1, nextAttempt, priority, deadline, limits, spent);
  }

  public Standing attemptOpened() {
    return new Standing(
        id, generation, epoch + 1, nextAttempt + 1, priority, deadline, limits, spent);
  }

  public Standing spending(Spent now) {
    return new Standing(id, generation, epoch, nextAttempt, priority, deadline, limits, now);
  }

  public Standing at(Priority changed) {
    return new Standing(id, generation, epoch, nextAttempt, changed, deadline, limits, spent);
  }

  public Standing within(Limits changed) {
    return new Standing(id, generation, epoch, nextAttempt, priority, deadline, changed, spent);
  }

  /** The next generation: budgets from zero, epoch raised. */
  public Standing reborn(Deadline newDeadline) {
    return new Standing(
        id, generation + 1, epoch + 1, nextAttempt, priority, newDeadline, limits, Spent.NOTHING);
  }
}
