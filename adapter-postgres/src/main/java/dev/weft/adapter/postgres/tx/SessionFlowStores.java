package dev.weft.adapter.postgres.tx;

import dev.weft.adapter.postgres.flow.EdgeMapper;
import dev.weft.adapter.postgres.flow.FlowMapper;
import dev.weft.adapter.postgres.flow.FlowReadMapper;
import dev.weft.adapter.postgres.flow.FlowSweepMapper;
import dev.weft.adapter.postgres.flow.GroupMapper;
import dev.weft.adapter.postgres.flow.MemberMapper;
import dev.weft.adapter.postgres.flow.PostgresEdgeGroupStore;
import dev.weft.adapter.postgres.flow.PostgresEdgeStore;
import dev.weft.adapter.postgres.flow.PostgresFlowReads;
import dev.weft.adapter.postgres.flow.PostgresFlowStore;
import dev.weft.adapter.postgres.flow.PostgresFlowSummaries;
import dev.weft.adapter.postgres.flow.PostgresFlowSweeps;
import dev.weft.adapter.postgres.flow.PostgresMemberStore;
import dev.weft.adapter.postgres.flow.SummaryMapper;
import dev.weft.port.out.flow.EdgeGroupStore;
import dev.weft.port.out.flow.EdgeStore;
import dev.weft.port.out.flow.FlowReads;
import dev.weft.port.out.flow.FlowStore;
import dev.weft.port.out.flow.FlowStores;
import dev.weft.port.out.flow.FlowSummaries;
import dev.weft.port.out.flow.FlowSweeps;
import dev.weft.port.out.flow.MemberStore;
import org.apache.ibatis.session.SqlSession;

/** The stores of flows of one session. */
record SessionFlowStores(SqlSession session) implements FlowStores {

  @Override
  public FlowStore flows() {
    return new PostgresFlowStore(session.getMapper(FlowMapper.class));
  }

  @Override
  public MemberStore members() {
    return new PostgresMemberStore(
        session.getMapper(MemberMapper.class),
        session.getMapper(EdgeMapper.class),
        session.getMapper(GroupMapper.class));
  }

  @Override
  public EdgeStore edges() {
    return new PostgresEdgeStore(session.getMapper(EdgeMapper.class));
  }

  @Override
  public EdgeGroupStore groups() {
    return new PostgresEdgeGroupStore(session.getMapper(GroupMapper.class));
  }

  @Override
  public FlowSummaries summaries() {
    return new PostgresFlowSummaries(session.getMapper(SummaryMapper.class));
  }

  @Override
  public FlowSweeps sweeps() {
    return new PostgresFlowSweeps(session.getMapper(FlowSweepMapper.class));
  }

  @Override
  public FlowReads reads() {
    return new PostgresFlowReads(
        session.getMapper(FlowMapper.class),
        session.getMapper(MemberMapper.class),
        session.getMapper(EdgeMapper.class),
        session.getMapper(GroupMapper.class),
        session.getMapper(FlowReadMapper.class));
  }
}
