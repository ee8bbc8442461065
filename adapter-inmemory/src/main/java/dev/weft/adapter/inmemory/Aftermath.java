package dev.weft.adapter.inmemory;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.event.EngineEvent;
import dev.weft.domain.event.EventKind;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.port.out.execution.Change;

/** What others are to know of a written move: dispatch, subscribers, retention. */
record Aftermath(EngineState state, Journal journal) {

  void of(Change change, Birth birth) {
    if (change.end() instanceof PastAttempt.Ended ended) {
      EventKind.findLost(ended.end().outcome()).ifPresent(kind -> tell(kind, ended.end(), birth));
    }
    if (change.next() instanceof Execution.Terminal terminal) {
      tell(terminal, birth);
      await(terminal, birth);
    } else {
      state.notEnded(change.next().id(), journal);
    }
  }

  private void tell(EventKind kind, AttemptEnd end, Birth birth) {
    state.feed.add(
        new EngineEvent.LeaseLost(
            kind,
            end.execution(),
            end.generation(),
            end.index(),
            end.epoch(),
            birth.membership(),
            birth.namespace(),
            birth.submission().instanceTag(),
            end.endedAt()),
        journal);
  }

  private void tell(Execution.Terminal terminal, Birth birth) {
    state.feed.add(
        new EngineEvent.Completed(
            terminal.id(),
            terminal.standing().generation(),
            terminal.standing().epoch(),
            terminal.outcome(),
            birth.membership(),
            birth.namespace(),
            birth.submission().instanceTag(),
            terminal.endedAt()),
        journal);
  }

  /** A member's end waits for dispatch; any other only for retention. */
  private void await(Execution.Terminal terminal, Birth birth) {
    ExecutionId id = terminal.id();
    switch (birth.membership()) {
      case Membership.Alone alone -> state.ended.add(terminal.endedAt(), id, journal);
      case Membership.MemberOf member ->
          state.events.put(
              new EventRow(
                  new EventName(id, terminal.standing().generation()),
                  member.flow(),
                  terminal.outcome(),
                  terminal.endedAt(),
                  0,
                  ""),
              terminal.endedAt(),
              journal);
    }
  }
}
