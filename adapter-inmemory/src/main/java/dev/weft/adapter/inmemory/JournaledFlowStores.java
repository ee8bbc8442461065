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
record JournaledFlowStores() implements FlowStores {

  @Override
  public FlowStore flows() {
    return new InMemoryFlowStore();
  }

  @Override
  public MemberStore members() {
    return new InMemoryMemberStore();
  }

  @Override
  public EdgeStore edges() {
    return new InMemoryEdgeStore();
  }

  @Override
  public EdgeGroupStore groups() {
    return new InMemoryEdgeGroupStore();
  }

  @Override
  public FlowSummaries summaries() {
    return new InMemoryFlowSummaries();
  }

  @Override
  public FlowSweeps sweeps() {
    return new InMemoryFlowSweeps();
  }

  @Override
  public FlowReads reads() {
    return new InMemoryFlowReads();
  }
}
