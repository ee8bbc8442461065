package dev.weft.testkit.builders;

import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Limits;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.execution.Spent;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.lease.Lease;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.lease.Worker;
import dev.weft.testkit.doubles.MutableClock;
import java.time.Instant;
import java.util.UUID;

/** An execution in the making, born at {@link MutableClock#START}; end with the phase it is in. */
public record ExecutionBuilder(Standing standing, Instant at) {

  private static final ExecutionId ID =
      ExecutionId.parse("{fp:86}:e0000000-0000-7000-8000-000000000001");
  private static final LeaseId LEASE =
      new LeaseId(UUID.fromString("1ea5e000-0000-4000-8000-000000000001"));
  private static final Worker WORKER = new Worker("worker", "worker-1");

  public static ExecutionBuilder anExecution() {
    return new ExecutionBuilder(
        Standing.born(ID, Priority.NORMAL, Deadline.NEVER, Limits.DEFAULT), MutableClock.START);
  }

  public ExecutionBuilder withId(ExecutionId id) {
    return with(
        new Standing(
            id,
            standing.generation(),
            standing.epoch(),
            standing.nextAttempt(),
            standing.priority(),
            standing.deadline(),
            standing.limits(),
            standing.spent()));
  }

  public ExecutionBuilder withPriority(int priority) {
    return with(standing.at(new Priority(priority)));
  }

  public ExecutionBuilder until(Instant deadline) {
    return with(
        new Standing(
            standing.id(),
            standing.generation(),
            standing.epoch(),
            standing.nextAttempt(),
            standing.priority(),
            new Deadline(deadline),
            standing.limits(),
            standing.spent()));
  }

  public ExecutionBuilder within(Limits limits) {
    return with(standing.within(limits));
  }

  public ExecutionBuilder spending(int retries, int reclaims) {
    return with(standing.spending(new Spent(retries, reclaims)));
  }

  /** Its phase begins at this time: due, started or ended then. */
  public ExecutionBuilder at(Instant time) {
    return new ExecutionBuilder(standing, time);
  }

  public Execution.Blocked blocked() {
    return new Execution.Blocked(standing, at);
  }

  public Execution.Runnable runnable() {
    return new Execution.Runnable(standing, at, Origin.FRESH, DelayCause.SCHEDULE);
  }

  public Execution.Active active() {
    Lease lease = new Lease(LEASE, WORKER, LeaseTtl.DEFAULT.from(at));
    return new Execution.Active(standing.attemptOpened(), lease, Origin.FRESH, at);
  }

  public Execution.Terminal terminal(Ending ending) {
    return new Execution.Terminal(standing.attemptOpened(), ending, at);
  }

  private ExecutionBuilder with(Standing changed) {
    return new ExecutionBuilder(changed, at);
  }
}
