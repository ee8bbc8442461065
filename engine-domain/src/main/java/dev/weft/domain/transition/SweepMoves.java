package dev.weft.domain.transition;

import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExpiryCause;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Spent;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.retry.RetryDecision;
import java.time.Instant;

/** What passing time does: leases expire, attempts time out, deadlines pass. */
final class SweepMoves {

  private SweepMoves() {}

  static Decision decide(Execution current, ExecutionCommand.Sweeping command, Instant now) {
    return switch (command) {
      case ExecutionCommand.ExpireLease expire ->
          current instanceof Execution.Active active
              ? leaseExpired(active, now)
              : WrongPhase.refuse(current);
      case ExecutionCommand.TimeOutAttempt timeOut ->
          current instanceof Execution.Active active
              ? attemptTimedOut(active, timeOut.u(), now)
              : WrongPhase.refuse(current);
      case ExecutionCommand.ExpireDeadline expire ->
          current instanceof Execution.Terminal
              ? WrongPhase.refuse(current)
              : deadlinePassed(current, now);
    };
  }

  private static Decision leaseExpired(Execution.Active active, Instant now) {
    if (!active.lease().expiredAt(now)) {
      return Decision.refused(new Refusal.NotDue(active.lease().expiresAt()));
    }
    Standing standing = active.standing();
    Spent spent = standing.spent().oneMoreReclaim();
    if (spent.reclaims() > standing.limits().maxReclaims()) {
      return AttemptEnds.terminalByOther(
          active, new AttemptOutcome.LeaseExpired(), tooManyReclaims(standing), now);
    }
    return AttemptEnds.runnable(
        active,
        new AttemptOutcome.LeaseExpired(),
        new Execution.Runnable(
            standing.epochRaised().spending(spent), now, Origin.RECLAIMED, DelayCause.SCHEDULE),
        now);
  }

  private static Ending tooManyReclaims(Standing standing) {
    return new Ending.Failed(
        FailureClass.INFRA_CRASH,
        "lease expired more than " + standing.limits().maxReclaims() + " times");
  }

  private static Decision attemptTimedOut(Execution.Active active, double u, Instant now) {
    Standing standing = active.standing();
    if (!standing.limits().attemptTimeout().passedAt(now, active.startedAt())) {
      return Decision.refused(new Refusal.NotDue(timeoutOf(active)));
    }
    AttemptOutcome outcome = new AttemptOutcome.TimedOut();
    return switch (standing.limits().retry().next(standing.spent().retries(), u)) {
      case RetryDecision.RetryAfter after ->
          AttemptEnds.runnable(
              active, outcome, AttemptEnds.retry(standing.epochRaised(), after, now), now);
      case RetryDecision.GiveUp spent ->
          AttemptEnds.terminalByOther(
              active, outcome, new Ending.Expired(ExpiryCause.ATTEMPT_TIMEOUT), now);
    };
  }

  private static Instant timeoutOf(Execution.Active active) {
    return active.standing().limits().attemptTimeout().isSet()
        ? active.startedAt().plus(active.standing().limits().attemptTimeout().limit())
        : Instant.MAX;
  }

  private static Decision deadlinePassed(Execution current, Instant now) {
    Standing standing = current.standing();
    if (!standing.deadline().passedAt(now)) {
      return Decision.refused(new Refusal.NotDue(standing.deadline().at()));
    }
    return Endings.endedByOther(
        current,
        new AttemptOutcome.DeadlinePassed(),
        new Ending.Expired(ExpiryCause.DEADLINE),
        now);
  }
}
