package dev.weft.adapter.inmemory;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.port.out.stream.FrameLog;
import java.util.List;

/**
 * Forgets a flow in bounded steps: from the first on nobody finds it, the members go one by one.
 */
record FlowRemoval(EngineState state, Journal journal, StoreClock clock, FrameLog frames) {

  /** Answers how many rows went; the flow's own is the first. */
  int remove(FlowId flow, int max) {
    int removed = 0;
    if (state.flows.rows.containsKey(flow)) {
      state.flows.beginRemoval(flow, journal);
      removed++;
    }
    for (ExecutionId member : List.copyOf(state.members.of(flow))) {
      removed += removeEdges(member, max - removed);
      removed += frames.forget(List.of(member), max - removed);
      if (removed == max) {
        return removed;
      }
      removeMember(flow, member);
      removed++;
    }
    state.flows.endRemoval(flow, journal);
    return removed;
  }

  private int removeEdges(ExecutionId child, int max) {
    List<EdgeRow> edges = state.edges.into(child).limit(max).toList();
    edges.forEach(row -> state.edges.remove(row, journal));
    return edges.size();
  }

  private void removeMember(FlowId flow, ExecutionId member) {
    state.groups.remove(member, journal);
    state.members.remove(flow, member, journal);
    state.events.of(member).toList().forEach(row -> state.events.remove(row.name(), journal));
    new ExecutionRemoval(state, journal, clock).remove(member);
  }
}
