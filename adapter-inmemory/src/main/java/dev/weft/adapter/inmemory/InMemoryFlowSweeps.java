package dev.weft.adapter.inmemory;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.port.out.flow.FlowSweeps;
import java.time.Instant;
import java.util.List;

/** Reads what the rows keep in order for the sweeps. */
record InMemoryFlowSweeps(EngineState state) implements FlowSweeps {

  @Override
  public List<FlowId> listUnfinishedCancels(int max) {
    return state.flows.cancelling.list(Instant.MAX, any -> true, max);
  }

  @Override
  public List<RelievedGroup> listRelieved(ExecutionId after, int max) {
    return state.groups.relieved.tailMap(after, false).values().stream()
        .limit(max)
        .map(row -> new RelievedGroup(row.flow(), row.group().child()))
        .toList();
  }
}
