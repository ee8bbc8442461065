package dev.weft.domain.transition;

import static dev.weft.domain.Given.ID;
import static dev.weft.domain.Given.NOW;
import static dev.weft.domain.Given.WORKER;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.Limits;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.lease.LeaseTtl;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/** Lives one execution through the table, as a store would: keeps its state and its history. */
final class Life {

  /** No life in these tests is longer; a budget that never ends must fail, not hang. */
  private static final int MOST_ATTEMPTS = 500;

  Execution execution;
  Instant now = NOW;
  final List<LeaseHandle> handles = new ArrayList<>();
  final List<AttemptEnd> ends = new ArrayList<>();

  Life(Limits limits) {
    Standing born = Standing.born(ID, Priority.NORMAL, Deadline.NEVER, limits);
    execution = new Execution.Runnable(born, NOW, Origin.FRESH, DelayCause.SCHEDULE);
  }

  Decision meets(ExecutionCommand command) {
    Decision decision = ExecutionTransitions.decide(sighting(command), command, now);
    if (decision instanceof Decision.Moved moved) {
      execution = moved.next();
    }
    if (decision instanceof Decision.AttemptEnded ended) {
      execution = ended.next();
      ends.add(ended.end());
    }
    return decision;
  }

  /** Waits until it is due, then claims it under a lease of one second. */
  Execution.Active claimed() {
    if (handles.size() > MOST_ATTEMPTS) {
      throw new IllegalStateException("still running after " + MOST_ATTEMPTS + " attempts");
    }
    now = ((Execution.Runnable) execution).runAt();
    meets(claim());
    Execution.Active active = (Execution.Active) execution;
    handles.add(
        new LeaseHandle(ID, active.attempt(), active.lease().id(), active.standing().epoch()));
    return active;
  }

  ExecutionCommand.Claim claim() {
    LeaseId lease = new LeaseId(new UUID(7, handles.size()));
    return new ExecutionCommand.Claim(lease, WORKER, new LeaseTtl(Duration.ofSeconds(1)));
  }

  LeaseHandle handle() {
    return handles.get(handles.size() - 1);
  }

  Decision losesItsLease() {
    now = now.plusSeconds(1);
    return meets(new ExecutionCommand.ExpireLease());
  }

  private Sighting sighting(ExecutionCommand command) {
    return command instanceof ExecutionCommand.Fenced fenced
        ? new Sighting.Found(execution, past(fenced.handle().attempt()))
        : Sighting.Found.of(execution);
  }

  private PastAttempt past(int index) {
    return ends.stream()
        .filter(end -> end.index() == index)
        .findFirst()
        .<PastAttempt>map(PastAttempt.Ended::new)
        .orElse(PastAttempt.NOT_ENDED);
  }
}
