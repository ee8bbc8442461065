package dev.weft.adapter.inmemory;

import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.claim.Routing;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.name.Kind;
import dev.weft.domain.outbox.event.EndedExecution;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.submission.Submission;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.PermanentPortException;
import dev.weft.port.out.execution.Change;
import dev.weft.port.out.execution.NewExecution;
import java.time.Instant;
import java.util.Optional;

/** Keeps live rows, the waiting room and the history in step; every change is journaled. */
final class ExecutionRows {

  private final EngineState state;
  private final Journal journal;
  private final StoreClock clock;
  private final Aftermath aftermath;
  private final OutboxRows outbox;
  private final StreamRows streams;

  ExecutionRows(EngineState state, Journal journal, StoreClock clock) {
    this.state = state;
    this.journal = journal;
    this.clock = clock;
    this.aftermath = new Aftermath(state, journal);
    this.outbox = new OutboxRows(state.outbox, journal);
    this.streams = new StreamRows(state, journal);
  }

  void insert(NewExecution asked) {
    if (state.births.containsKey(asked.id())) {
      throw new PermanentPortException(FailureKind.BROKEN, asked.id() + " exists already", null);
    }
    Instant now = clock.now();
    Submission submission = asked.submission();
    Birth birth = new Birth(submission, asked.membership(), submission.routing(), now);
    journal.put(state.births, asked.id(), birth);
    enter(born(asked, now), birth.routing());
  }

  private static Execution born(NewExecution asked, Instant now) {
    Submission submission = asked.submission();
    Standing standing =
        Standing.born(
            asked.id(),
            submission.priority(),
            StoreClock.stored(submission.deadline()),
            submission.limits());
    Instant wished = StoreClock.stored(submission.runAt());
    Instant runAt = wished.isAfter(now) ? wished : now;
    return asked.blocked()
        ? new Execution.Blocked(standing, runAt)
        : new Execution.Runnable(standing, runAt, Origin.FRESH, DelayCause.SCHEDULE);
  }

  /** The walk of the claim has taken the row out of the waiting room already. */
  void claimed(Routing routing, Execution.Runnable row, Execution.Active active) {
    journal.did(() -> state.waiting.add(routing, row, clock.now()));
    journal.put(state.live, active.id(), active);
  }

  /** The stream it closed, if the attempt that ended had one. */
  Optional<StreamKey> write(Change change) {
    ExecutionId id = change.next().id();
    Birth birth = state.births.get(id);
    if (change.next() instanceof Execution.Terminal terminal) {
      leave(journal.remove(state.live, id), birth.routing());
      state.history.add(new Completion(terminal, change.end(), change.result()), journal);
      tell(terminal, birth);
    } else {
      leave(state.live.get(id), birth.routing());
      enter(change.next(), birth.routing());
      remember(change.end());
    }
    aftermath.of(change, birth);
    return change.end() instanceof PastAttempt.Ended ended
        ? streams.close(ended.end())
        : Optional.empty();
  }

  private void tell(Execution.Terminal terminal, Birth birth) {
    Kind word = EndedExecution.kindOf(terminal.outcome());
    if (outbox.isWanted(word, birth.namespace())) {
      outbox.insert(ended(terminal, birth).event());
    }
  }

  private static EndedExecution ended(Execution.Terminal terminal, Birth birth) {
    return new EndedExecution(
        terminal.id(),
        birth.membership(),
        birth.routing().kind(),
        birth.namespace(),
        terminal.outcome(),
        terminal.standing().generation(),
        terminal.standing().epoch(),
        terminal.endedAt());
  }

  private void remember(PastAttempt end) {
    if (end instanceof PastAttempt.Ended ended) {
      state.history.add(ended.end(), journal);
    }
  }

  private void enter(Execution next, Routing routing) {
    journal.put(state.live, next.id(), next);
    if (next instanceof Execution.Runnable row) {
      state.waiting.add(routing, row, clock.now());
      journal.did(() -> state.waiting.remove(routing, row));
    }
  }

  private void leave(Execution before, Routing routing) {
    if (before instanceof Execution.Runnable row) {
      state.waiting.remove(routing, row);
      journal.did(() -> state.waiting.add(routing, row, clock.now()));
    }
  }
}
