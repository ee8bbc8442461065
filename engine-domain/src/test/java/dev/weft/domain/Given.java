package dev.weft.domain;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.AttemptTimeout;
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
import dev.weft.domain.lease.Worker;
import dev.weft.domain.retry.RetryPolicy;
import java.time.Duration;
import java.time.Instant;

/** One execution in the middle of its life: generation 1, epoch 5, attempt 2 is its latest. */
public final class Given {

  public static final Instant NOW = Instant.parse("2030-01-01T00:00:00Z");
  public static final Duration TICK = Duration.ofMillis(1);
  public static final Instant STARTED = NOW.minusSeconds(60);

  public static final ExecutionId ID =
      ExecutionId.parse("{fp:86}:0190a000-0000-7000-8000-000000000001");
  public static final LeaseId LEASE = LeaseId.parse("00000000-0000-4000-8000-00000000000a");
  public static final LeaseId OTHER_LEASE = LeaseId.parse("00000000-0000-4000-8000-00000000000b");
  public static final Worker WORKER = new Worker("anna", "anna-1");
  public static final LeaseHandle HANDLE = new LeaseHandle(ID, 2, LEASE, 5);

  public static final Limits LIMITS =
      new Limits(
          RetryPolicy.fixed(2, Duration.ofSeconds(5)),
          1,
          new AttemptTimeout(Duration.ofMinutes(10)));

  public static final Standing STANDING =
      new Standing(
          ID,
          1,
          5,
          3,
          new Priority(7),
          new Deadline(NOW.plusSeconds(3_600)),
          LIMITS,
          Spent.NOTHING);

  private Given() {}

  public static Standing withDeadline(Deadline deadline) {
    return new Standing(ID, 1, 5, 3, new Priority(7), deadline, LIMITS, new Spent(1, 1));
  }

  public static Standing withEpoch(long epoch) {
    return new Standing(
        ID,
        1,
        epoch,
        3,
        STANDING.priority(),
        STANDING.deadline(),
        STANDING.limits(),
        STANDING.spent());
  }

  public static Execution.Blocked blocked() {
    return new Execution.Blocked(STANDING, NOW.minusSeconds(60));
  }

  public static Execution.Runnable runnable(Instant runAt) {
    return new Execution.Runnable(STANDING, runAt, Origin.RETRY, DelayCause.SCHEDULE);
  }

  /** Its lease is live for one more tick. */
  public static Execution.Active active() {
    return active(STANDING);
  }

  public static Execution.Active active(Standing standing) {
    return active(standing, NOW.plus(TICK));
  }

  public static Execution.Active active(Standing standing, Instant expiresAt) {
    return new Execution.Active(
        standing, new Lease(LEASE, WORKER, expiresAt), Origin.RETRY, STARTED);
  }

  public static Execution.Active startedAt(Standing standing, Instant startedAt) {
    return new Execution.Active(
        standing, new Lease(LEASE, WORKER, NOW.plus(TICK)), Origin.RETRY, startedAt);
  }

  public static Execution.Terminal terminal(Ending ending) {
    return new Execution.Terminal(STANDING, ending, NOW.minusSeconds(1));
  }
}
