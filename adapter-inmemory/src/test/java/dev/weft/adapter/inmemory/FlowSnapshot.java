package dev.weft.adapter.inmemory;

import java.util.List;
import java.util.Map;

/** A deep copy of what a state knows of flows, events and ages, equal by content. */
record FlowSnapshot(
    List<Map<?, ?>> rows, List<Map<?, ?>> orders, List<?> removing, long lastEvent) {

  static FlowSnapshot of(EngineState state) {
    return new FlowSnapshot(
        List.of(
            Map.copyOf(state.flows.rows),
            Map.copyOf(state.flows.summaries),
            Map.copyOf(state.members.rows),
            Map.copyOf(state.members.places),
            Map.copyOf(state.edges.rows),
            Map.copyOf(state.groups.rows),
            Map.copyOf(state.groups.relieved),
            Map.copyOf(state.events.rows),
            Map.copyOf(state.feed.rows)),
        List.of(
            state.flows.due.contents(),
            state.flows.cancelling.contents(),
            state.flows.settled.contents(),
            state.members.byFlow.contents(),
            state.edges.incoming.contents(),
            state.edges.outgoing.contents(),
            state.edges.open.contents(),
            state.events.due.contents(),
            state.events.byUpstream.contents(),
            state.keyTimes.contents(),
            state.ended.contents()),
        List.copyOf(state.flows.removing),
        state.feed.last());
  }
}
