package dev.weft.adapter.postgres.tx;

import dev.weft.adapter.postgres.dispatch.DispatchMapper;
import dev.weft.adapter.postgres.dispatch.JoinMapper;
import dev.weft.adapter.postgres.dispatch.PostgresDispatchEvents;
import dev.weft.adapter.postgres.dispatch.PostgresDispatchWrites;
import dev.weft.adapter.postgres.dispatch.PostgresJoinReads;
import dev.weft.adapter.postgres.dispatch.PostgresUpstreamReads;
import dev.weft.adapter.postgres.dispatch.ReplayMapper;
import dev.weft.adapter.postgres.dispatch.UpstreamMapper;
import dev.weft.port.out.dispatch.DispatchEvents;
import dev.weft.port.out.dispatch.DispatchStores;
import dev.weft.port.out.dispatch.DispatchWrites;
import dev.weft.port.out.dispatch.JoinReads;
import dev.weft.port.out.dispatch.UpstreamReads;
import org.apache.ibatis.session.SqlSession;

/** The stores of dispatch of one session. */
record SessionDispatchStores(SqlSession session) implements DispatchStores {

  @Override
  public DispatchEvents events() {
    return new PostgresDispatchEvents(session.getMapper(DispatchMapper.class));
  }

  @Override
  public JoinReads joins() {
    return new PostgresJoinReads(
        session.getMapper(JoinMapper.class), session.getMapper(ReplayMapper.class));
  }

  @Override
  public DispatchWrites writes() {
    return new PostgresDispatchWrites(session.getMapper(DispatchMapper.class));
  }

  @Override
  public UpstreamReads upstreams() {
    return new PostgresUpstreamReads(session.getMapper(UpstreamMapper.class));
  }
}
