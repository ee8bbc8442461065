package dev.weft.adapter.postgres.tx;

import dev.weft.adapter.postgres.execution.ClaimMapper;
import dev.weft.adapter.postgres.execution.ExecutionMapper;
import dev.weft.adapter.postgres.execution.ExecutionReadMapper;
import dev.weft.adapter.postgres.execution.ExecutionWriteMapper;
import dev.weft.adapter.postgres.execution.Holders;
import dev.weft.adapter.postgres.execution.ListingMapper;
import dev.weft.adapter.postgres.execution.PostgresExecutionListing;
import dev.weft.adapter.postgres.execution.PostgresExecutionReads;
import dev.weft.adapter.postgres.execution.PostgresExecutionStore;
import dev.weft.adapter.postgres.lane.LaneMapper;
import dev.weft.adapter.postgres.lane.PostgresLaneStore;
import dev.weft.adapter.postgres.lane.PostgresWorkerReads;
import dev.weft.adapter.postgres.lane.WorkerMapper;
import dev.weft.adapter.postgres.stream.AppendMapper;
import dev.weft.adapter.postgres.stream.PostgresFrameLog;
import dev.weft.adapter.postgres.stream.StreamMapper;
import dev.weft.adapter.postgres.submission.KeyMapper;
import dev.weft.adapter.postgres.submission.PostgresKeyStore;
import dev.weft.adapter.postgres.sweep.PostgresSweepReads;
import dev.weft.adapter.postgres.sweep.SweepMapper;
import dev.weft.port.out.execution.ExecutionListing;
import dev.weft.port.out.execution.ExecutionReads;
import dev.weft.port.out.execution.ExecutionStore;
import dev.weft.port.out.lane.LaneStore;
import dev.weft.port.out.lane.WorkerReads;
import dev.weft.port.out.signal.Hints;
import dev.weft.port.out.stream.FrameLog;
import dev.weft.port.out.submission.KeyStore;
import dev.weft.port.out.sweep.SweepReads;
import dev.weft.port.out.tx.Stores;
import org.apache.ibatis.session.SqlSession;

/** The stores of one session. */
record SessionStores(SqlSession session, Hints hints) implements Stores {

  @Override
  public ExecutionStore executions() {
    return new PostgresExecutionStore(
        session.getMapper(ExecutionMapper.class),
        session.getMapper(ClaimMapper.class),
        session.getMapper(ExecutionWriteMapper.class));
  }

  @Override
  public ExecutionReads reads() {
    return new PostgresExecutionReads(session.getMapper(ExecutionReadMapper.class));
  }

  @Override
  public ExecutionListing listing() {
    return new PostgresExecutionListing(session.getMapper(ListingMapper.class));
  }

  @Override
  public SweepReads sweeps() {
    return new PostgresSweepReads(session.getMapper(SweepMapper.class));
  }

  @Override
  public LaneStore lanes() {
    return new PostgresLaneStore(session.getMapper(LaneMapper.class));
  }

  @Override
  public WorkerReads workers() {
    return new PostgresWorkerReads(session.getMapper(WorkerMapper.class));
  }

  @Override
  public KeyStore keys() {
    return new PostgresKeyStore(session.getMapper(KeyMapper.class));
  }

  @Override
  public FrameLog frames() {
    return new PostgresFrameLog(
        session.getMapper(AppendMapper.class),
        session.getMapper(StreamMapper.class),
        new Holders(session.getMapper(ExecutionMapper.class)));
  }
}
