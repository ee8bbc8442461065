package dev.weft.adapter.inmemory;

import dev.weft.domain.event.EngineEvent;
import dev.weft.domain.event.EventKind;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.domain.flow.Settlement;
import dev.weft.port.out.flow.FlowStore;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Flows in a map. The lock of the transaction is the lock of every flow. */
record InMemoryFlowStore(EngineState state, Journal journal, StoreClock clock)
    implements FlowStore {

  @Override
  public CreatedFlow create(FlowSpec spec) {
    Optional<Flow> first = state.flows.find(spec.id());
    Flow flow = first.orElseGet(() -> Flow.created(spec, clock.now()));
    if (first.isEmpty()) {
      state.flows.put(flow, journal);
    }
    return new CreatedFlow(flow, first.isEmpty());
  }

  @Override
  public Optional<LockedFlow> lock(FlowId id) {
    return state.flows.find(id).map(flow -> new LockedFlow(flow, clock.now()));
  }

  @Override
  public LockedFlows lockFree(List<FlowId> ids) {
    List<Flow> found =
        ids.stream()
            .distinct()
            .sorted()
            .map(state.flows.rows::get)
            .filter(Objects::nonNull)
            .toList();
    return new LockedFlows(found, clock.now());
  }

  @Override
  public void write(List<Flow> flows) {
    flows.forEach(this::write);
  }

  private void write(Flow flow) {
    Settlement before = state.flows.find(flow.id()).orElseThrow().settlement();
    state.flows.put(flow, journal);
    if (before != flow.settlement()) {
      EventKind.findEnd(flow.settlement()).ifPresent(kind -> tell(kind, flow));
    }
  }

  private void tell(EventKind kind, Flow flow) {
    state.feed.add(
        new EngineEvent.FlowEnded(kind, flow.id(), flow.spec().namespace(), clock.now()), journal);
  }
}
