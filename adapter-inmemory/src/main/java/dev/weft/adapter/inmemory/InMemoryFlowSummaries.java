package dev.weft.adapter.inmemory;

import dev.weft.domain.flow.FlowId;
import dev.weft.domain.projection.FlowSummary;
import dev.weft.domain.projection.ProjectedFlow;
import dev.weft.port.out.flow.FlowSummaries;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Summaries in a map, and a timetable of what is due. */
record InMemoryFlowSummaries(EngineState state, Journal journal, StoreClock clock)
    implements FlowSummaries {

  @Override
  public void touch(List<FlowId> flows, Duration pause) {
    Instant due = clock.now().plus(pause);
    flows.stream()
        .filter(flow -> state.flows.due.timeOf(flow).isAfter(due))
        .forEach(flow -> state.flows.due.put(flow, due, journal));
  }

  @Override
  public List<DueFlow> listDue(int max) {
    return state.flows.due.list(clock.now(), any -> true, max).stream()
        .map(id -> new DueFlow(id, state.flows.rows.get(id).nodes()))
        .toList();
  }

  @Override
  public Map<FlowId, FlowSummary> list(List<FlowId> flows) {
    Map<FlowId, FlowSummary> found = new HashMap<>();
    flows.forEach(flow -> found.put(flow, state.flows.summaries.get(flow)));
    found.values().removeIf(Objects::isNull);
    return found;
  }

  @Override
  public void write(List<ProjectedFlow> flows) {
    flows.forEach(this::write);
  }

  private void write(ProjectedFlow projected) {
    journal.put(state.flows.summaries, projected.flow(), projected.summary());
    if (projected.hasSettled()) {
      state.flows.due.remove(projected.flow(), journal);
    } else {
      state.flows.due.put(projected.flow(), clock.now().plus(projected.again()), journal);
    }
  }

  @Override
  public void leave(List<FlowId> flows) {
    flows.forEach(flow -> state.flows.due.remove(flow, journal));
  }
}
