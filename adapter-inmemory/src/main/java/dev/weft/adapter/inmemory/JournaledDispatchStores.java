package dev.weft.adapter.inmemory;

import dev.weft.port.out.dispatch.DispatchEvents;
import dev.weft.port.out.dispatch.DispatchStores;
import dev.weft.port.out.dispatch.DispatchWrites;
import dev.weft.port.out.dispatch.JoinReads;
import dev.weft.port.out.dispatch.UpstreamReads;

/** The stores of dispatch of one transaction. */
record JournaledDispatchStores(EngineState state, Journal journal, StoreClock clock)
    implements DispatchStores {

  @Override
  public DispatchEvents events() {
    return new InMemoryDispatchEvents(state, journal, clock);
  }

  @Override
  public JoinReads joins() {
    return new InMemoryJoinReads(state);
  }

  @Override
  public DispatchWrites writes() {
    return new InMemoryDispatchWrites(state, journal, clock);
  }

  @Override
  public UpstreamReads upstreams() {
    return new InMemoryUpstreamReads(state);
  }
}
