package dev.weft.adapter.inmemory;

import dev.weft.domain.vitals.LoopState;
import java.time.Duration;
import java.time.Instant;

/** What a loop reported, and when. */
record LoopWord(LoopState state, Instant at) {

  /** The same, as of another time: its last success is older by then. */
  LoopState asOf(Instant now) {
    Duration age = state.sinceSuccess().plus(Duration.between(at, now));
    return new LoopState(state.name(), state.instance(), age, state.failures(), state.lastError());
  }
}
