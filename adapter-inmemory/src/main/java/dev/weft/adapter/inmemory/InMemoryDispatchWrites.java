package dev.weft.adapter.inmemory;

import dev.weft.port.out.dispatch.DispatchWrites;
import java.util.List;

/** The writes of dispatch, each by the store that it belongs to. */
record InMemoryDispatchWrites(EngineState state, Journal journal, StoreClock clock)
    implements DispatchWrites {

  @Override
  public void write(Dispatched dispatched) {
    new InMemoryEdgeStore(state, journal, clock).resolve(dispatched.edges());
    new InMemoryEdgeGroupStore(state, journal).write(dispatched.groups());
    InMemoryFlowSummaries summaries = new InMemoryFlowSummaries(state, journal, clock);
    dispatched.touched().forEach((flow, pause) -> summaries.touch(List.of(flow), pause));
    dispatched
        .done()
        .forEach(
            event ->
                state.events.remove(new EventName(event.upstream(), event.generation()), journal));
  }
}
