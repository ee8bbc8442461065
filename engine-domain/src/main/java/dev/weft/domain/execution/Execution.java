package dev.weft.domain.execution;

import dev.weft.domain.lease.Lease;
import java.time.Instant;
import java.util.Objects;

/**
 * One piece of durable work in one of its phases.
 *
 * <p>Only {@link Active} has a lease and only {@link Terminal} has an ending, so no code can ask
 * for one that is not there. Moves between phases are decided in one table, {@code
 * ExecutionTransitions}.
 */
public sealed interface Execution {

  Standing standing();

  default ExecutionId id() {
    return standing().id();
  }

  /** Waits for its edge group; once unblocked it is due at {@code runAt}. */
  record Blocked(Standing standing, Instant runAt) implements Execution {
    public Blocked {
      Objects.requireNonNull(standing, "standing");
      Objects.requireNonNull(runAt, "runAt");
    }
  }

  /** May be claimed from {@code runAt} on; its next claim has the given origin. */
  record Runnable(Standing standing, Instant runAt, Origin origin, DelayCause cause)
      implements Execution {
    public Runnable {
      Objects.requireNonNull(standing, "standing");
      Objects.requireNonNull(runAt, "runAt");
      Objects.requireNonNull(origin, "origin");
      Objects.requireNonNull(cause, "cause");
    }

    public boolean dueAt(Instant now) {
      return !now.isBefore(runAt);
    }
  }

  /** Leased: its attempt, the one before {@code nextAttempt}, runs since {@code startedAt}. */
  record Active(Standing standing, Lease lease, Origin origin, Instant startedAt)
      implements Execution {
    public Active {
      Objects.requireNonNull(standing, "standing");
      Objects.requireNonNull(lease, "lease");
      Objects.requireNonNull(origin, "origin");
      Objects.requireNonNull(startedAt, "startedAt");
    }

    public int attempt() {
      return standing.nextAttempt() - 1;
    }
  }

  /** Reserved: nothing enters it in version 1. */
  record Suspended(Standing standing) implements Execution {
    public Suspended {
      Objects.requireNonNull(standing, "standing");
    }
  }

  /** Ended for good; only a replay opens a new generation (I8). */
  record Terminal(Standing standing, Ending ending, Instant endedAt) implements Execution {
    public Terminal {
      Objects.requireNonNull(standing, "standing");
      Objects.requireNonNull(ending, "ending");
      Objects.requireNonNull(endedAt, "endedAt");
    }

    public Outcome outcome() {
      return ending.outcome();
    }
  }
}
