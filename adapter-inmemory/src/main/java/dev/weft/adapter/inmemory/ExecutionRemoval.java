package dev.weft.adapter.inmemory;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.submission.Submission;

/** Forgets an execution that has ended; its idempotency key lives on and counts from now. */
record ExecutionRemoval(EngineState state, Journal journal, StoreClock clock) {

  void remove(ExecutionId id) {
    Submission asked = state.births.get(id).submission();
    asked
        .findKey()
        .map(key -> new KeyName(asked.namespace(), key))
        .filter(state.keys::containsKey)
        .filter(name -> state.keys.get(name).execution().equals(id))
        .ifPresent(name -> state.keyTimes.put(name, clock.now(), journal));
    journal.remove(state.births, id);
    state.notEnded(id, journal);
    state.history.remove(id, journal);
  }
}
