package dev.weft.adapter.inmemory;

import dev.weft.domain.dispatch.PendingEvent;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.FlowId;
import java.time.Instant;

/** A completion that its edges have not heard of. */
record EventRow(
    EventName name, FlowId flow, Outcome outcome, Instant createdAt, int failures, String error) {

  PendingEvent pending() {
    return new PendingEvent(name.upstream(), name.generation(), failures);
  }

  EventRow failed(String why) {
    return new EventRow(name, flow, outcome, createdAt, failures + 1, why);
  }
}
