package dev.weft.domain.transition;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.lease.Worker;
import java.time.Instant;

/** Everything that can be asked of one execution. */
public sealed interface ExecutionCommand {

  /** A worker's request, valid only under the lease its handle names. */
  sealed interface Fenced extends ExecutionCommand {
    LeaseHandle handle();
  }

  record Renew(LeaseHandle handle, LeaseTtl ttl) implements Fenced {}

  /** Asks only whether the lease is live, under the lock: for writes beside the execution. */
  record ShowLease(LeaseHandle handle) implements Fenced {}

  record Complete(LeaseHandle handle) implements Fenced {}

  /**
   * @param u a drawn number in [0, 1) for the jitter of the retry
   */
  record Fail(LeaseHandle handle, FailureClass failure, String reason, double u)
      implements Fenced {}

  record Delay(LeaseHandle handle, Instant until, DelayCause cause) implements Fenced {}

  /** The engine's own steps: hand out work, open and close joins. */
  sealed interface Scheduling extends ExecutionCommand {}

  /** What passing time asks for. */
  sealed interface Sweeping extends ExecutionCommand {}

  /** What a person asks for. */
  sealed interface Operating extends ExecutionCommand {}

  record Claim(LeaseId lease, Worker worker, LeaseTtl ttl) implements Scheduling {}

  record ExpireLease() implements Sweeping {}

  /**
   * @param u a drawn number in [0, 1) for the jitter of the retry
   */
  record TimeOutAttempt(double u) implements Sweeping {}

  record ExpireDeadline() implements Sweeping {}

  record Cancel(String reason, String by) implements Operating {}

  record Revoke(String reason, String by) implements Operating {}

  record Reprioritize(Priority priority) implements Operating {}

  /** Its edge group is satisfied. */
  record Unblock() implements Scheduling {}

  /** Its edge group is impossible. */
  record Skip() implements Scheduling {}

  /** Its flow cancelled pending work; what runs keeps running but is not tried again. */
  record WithdrawRetries() implements Scheduling {}

  /**
   * @param deadline of the new generation; {@link Deadline#NEVER} keeps the old one if still ahead
   */
  record Replay(Deadline deadline) implements Operating {}

  /** A replayed ancestor reopens this skipped execution. */
  record Reopen() implements Scheduling {}
}
