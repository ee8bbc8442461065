package dev.weft.domain.transition;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.AttemptOutcome;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.execution.Execution;
import java.time.Instant;

/**
 * Lets a fenced command through only under the lease it shows.
 *
 * <p>The checks run in this order, and the order is the contract: ended by this very lease before;
 * unknown; terminal; other epoch, attempt or lease id; lease end passed. The first comes first
 * because a lost answer is repeated after any number of later attempts (I15, I17).
 */
final class Fence {

  /** Either the active execution, or the decision that ends the matter. */
  sealed interface Passage {
    record Admitted(Execution.Active active) implements Passage {}

    record Stopped(Decision decision) implements Passage {}
  }

  private Fence() {}

  static Passage check(ExecutionCommand.Fenced command, Sighting seen, Instant now) {
    return switch (seen) {
      case Sighting.Unknown unknown -> stopped(new Refusal.NotFound());
      case Sighting.Found found -> check(command, found, now);
    };
  }

  private static Passage check(ExecutionCommand.Fenced command, Sighting.Found found, Instant now) {
    if (found.past() instanceof PastAttempt.Ended ended && isRepeat(command, ended.end())) {
      return new Passage.Stopped(answerAgain(command, ended.end()));
    }
    return switch (found.execution()) {
      case Execution.Terminal terminal -> stopped(new Refusal.NotActive(terminal.outcome()));
      case Execution.Active active -> holder(command.handle(), active, found.past(), now);
      case Execution.Blocked blocked -> lost(found.past());
      case Execution.Runnable runnable -> lost(found.past());
      case Execution.Suspended suspended -> lost(found.past());
    };
  }

  private static boolean isRepeat(ExecutionCommand.Fenced command, AttemptEnd end) {
    return endsTheAttempt(command)
        && end.lease().equals(command.handle().lease())
        && end.index() == command.handle().attempt()
        && end.outcome().endedByHolder();
  }

  private static boolean endsTheAttempt(ExecutionCommand.Fenced command) {
    return switch (command) {
      case ExecutionCommand.Renew renew -> false;
      case ExecutionCommand.ShowLease show -> false;
      case ExecutionCommand.Complete complete -> true;
      case ExecutionCommand.Fail fail -> true;
      case ExecutionCommand.Delay delay -> true;
    };
  }

  private static Decision answerAgain(ExecutionCommand.Fenced command, AttemptEnd first) {
    return sameEnd(command, first.outcome())
        ? new Decision.Repeated(first)
        : Decision.refused(new Refusal.Conflict(first));
  }

  private static boolean sameEnd(ExecutionCommand.Fenced command, AttemptOutcome first) {
    return switch (command) {
      case ExecutionCommand.Complete complete -> first instanceof AttemptOutcome.Succeeded;
      case ExecutionCommand.Fail fail ->
          first instanceof AttemptOutcome.Failed failed && failed.failure() == fail.failure();
      case ExecutionCommand.Delay delay ->
          first instanceof AttemptOutcome.Delayed delayed && delayed.cause() == delay.cause();
      case ExecutionCommand.Renew renew -> false;
      case ExecutionCommand.ShowLease show -> false;
    };
  }

  private static Passage holder(
      LeaseHandle handle, Execution.Active active, PastAttempt past, Instant now) {
    boolean holds =
        active.standing().epoch() == handle.epoch()
            && active.attempt() == handle.attempt()
            && active.lease().id().equals(handle.lease());
    if (!holds) {
      return lost(past);
    }
    return active.lease().expiredAt(now)
        ? stopped(new Refusal.LeaseExpired())
        : new Passage.Admitted(active);
  }

  private static Passage lost(PastAttempt past) {
    return stopped(new Refusal.LeaseLost(LossCause.of(past)));
  }

  private static Passage stopped(Refusal why) {
    return new Passage.Stopped(Decision.refused(why));
  }
}
