package dev.weft.adapter.inmemory;

import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.port.out.flow.FlowStore;
import java.util.List;
import java.util.Optional;

/** Not in memory yet. */
record InMemoryFlowStore() implements FlowStore {

  @Override
  public CreatedFlow create(FlowSpec spec) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public Optional<LockedFlow> lock(FlowId id) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public LockedFlows lockFree(List<FlowId> ids) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public void write(List<Flow> flows) {
    throw new UnsupportedOperationException("not stored yet");
  }
}
