package dev.weft.adapter.inmemory;

import dev.weft.port.out.flow.EdgeGroupStore;
import dev.weft.port.out.flow.EdgeStore;
import dev.weft.port.out.flow.FlowReads;
import dev.weft.port.out.flow.FlowStore;
import dev.weft.port.out.flow.FlowStores;
import dev.weft.port.out.flow.FlowSummaries;
import dev.weft.port.out.flow.FlowSweeps;
import dev.weft.port.out.flow.MemberStore;

/** The stores of flows of one transaction. */
record JournaledFlowStores(EngineState state, Journal journal, StoreClock clock)
    implements FlowStores {

  @Override
  public FlowStore flows() {
    return new InMemoryFlowStore(state, journal, clock);
  }

  @Override
  public MemberStore members() {
    return new InMemoryMemberStore(state, journal, clock);
  }

  @Override
  public EdgeStore edges() {
    return new InMemoryEdgeStore(state, journal, clock);
  }

  @Override
  public EdgeGroupStore groups() {
    return new InMemoryEdgeGroupStore(state, journal);
  }

  @Override
  public FlowSummaries summaries() {
    return new InMemoryFlowSummaries(state, journal, clock);
  }

  @Override
  public FlowSweeps sweeps() {
    return new InMemoryFlowSweeps(state);
  }

  @Override
  public FlowReads reads() {
    return new InMemoryFlowReads(state, clock);
  }
}
