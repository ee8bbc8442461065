package dev.weft.adapter.postgres.tx;

import dev.weft.adapter.postgres.flow.PostgresEdgeGroupStore;
import dev.weft.adapter.postgres.flow.PostgresEdgeStore;
import dev.weft.adapter.postgres.flow.PostgresFlowReads;
import dev.weft.adapter.postgres.flow.PostgresFlowStore;
import dev.weft.adapter.postgres.flow.PostgresFlowSummaries;
import dev.weft.adapter.postgres.flow.PostgresFlowSweeps;
import dev.weft.adapter.postgres.flow.PostgresMemberStore;
import dev.weft.port.out.flow.EdgeGroupStore;
import dev.weft.port.out.flow.EdgeStore;
import dev.weft.port.out.flow.FlowReads;
import dev.weft.port.out.flow.FlowStore;
import dev.weft.port.out.flow.FlowStores;
import dev.weft.port.out.flow.FlowSummaries;
import dev.weft.port.out.flow.FlowSweeps;
import dev.weft.port.out.flow.MemberStore;

/** The stores of flows of one session. */
record SessionFlowStores() implements FlowStores {

  @Override
  public FlowStore flows() {
    return new PostgresFlowStore();
  }

  @Override
  public MemberStore members() {
    return new PostgresMemberStore();
  }

  @Override
  public EdgeStore edges() {
    return new PostgresEdgeStore();
  }

  @Override
  public EdgeGroupStore groups() {
    return new PostgresEdgeGroupStore();
  }

  @Override
  public FlowSummaries summaries() {
    return new PostgresFlowSummaries();
  }

  @Override
  public FlowSweeps sweeps() {
    return new PostgresFlowSweeps();
  }

  @Override
  public FlowReads reads() {
    return new PostgresFlowReads();
  }
}
