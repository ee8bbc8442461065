package dev.weft.adapter.inmemory;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.port.out.flow.FlowSweeps;
import java.util.List;

/** Not in memory yet. */
record InMemoryFlowSweeps() implements FlowSweeps {

  @Override
  public List<FlowId> listUnfinishedCancels(int max) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public List<RelievedGroup> listRelieved(ExecutionId after, int max) {
    throw new UnsupportedOperationException("not stored yet");
  }
}
