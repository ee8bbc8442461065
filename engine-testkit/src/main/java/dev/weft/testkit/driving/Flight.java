package dev.weft.testkit.driving;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.claim.Stride;
import dev.weft.port.in.outbox.FlushOutbox;
import dev.weft.port.in.outbox.FlushOutbox.Flushed;
import dev.weft.port.in.outbox.FlushOutbox.Report;

/** Flushes one endpoint again and again, each time with the stride learned last. One thread. */
public final class Flight {

  private final FlushOutbox flusher;
  private final EndpointId endpoint;
  private Stride stride = Stride.FIRST;

  public Flight(FlushOutbox flusher, EndpointId endpoint) {
    this.flusher = flusher;
    this.endpoint = endpoint;
  }

  public Report flush() {
    Flushed flushed = flusher.flushDue(endpoint, stride);
    stride = flushed.next();
    return flushed.report();
  }
}
