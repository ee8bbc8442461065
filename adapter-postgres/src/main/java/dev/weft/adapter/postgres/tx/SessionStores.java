package dev.weft.adapter.postgres.tx;

import dev.weft.adapter.postgres.audit.AuditMapper;
import dev.weft.adapter.postgres.audit.PostgresAuditLog;
import dev.weft.adapter.postgres.event.FeedMapper;
import dev.weft.adapter.postgres.event.PostgresEventFeed;
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
import dev.weft.adapter.postgres.outbox.DeliveryMapper;
import dev.weft.adapter.postgres.outbox.DueMapper;
import dev.weft.adapter.postgres.outbox.EndpointMapper;
import dev.weft.adapter.postgres.outbox.EnqueueMapper;
import dev.weft.adapter.postgres.outbox.MessageMapper;
import dev.weft.adapter.postgres.outbox.OutboxReadMapper;
import dev.weft.adapter.postgres.outbox.OutboxSweepMapper;
import dev.weft.adapter.postgres.outbox.PostgresEndpointStore;
import dev.weft.adapter.postgres.outbox.PostgresOutboxReads;
import dev.weft.adapter.postgres.outbox.PostgresOutboxStore;
import dev.weft.adapter.postgres.outbox.PostgresOutboxUpkeep;
import dev.weft.adapter.postgres.outbox.UpkeepMapper;
import dev.weft.adapter.postgres.retention.FlowRemovalMapper;
import dev.weft.adapter.postgres.retention.PostgresRetention;
import dev.weft.adapter.postgres.retention.RetentionMapper;
import dev.weft.adapter.postgres.stream.AppendMapper;
import dev.weft.adapter.postgres.stream.DurableMapper;
import dev.weft.adapter.postgres.stream.FurtherMapper;
import dev.weft.adapter.postgres.stream.HeadMapper;
import dev.weft.adapter.postgres.stream.PostgresFrameLog;
import dev.weft.adapter.postgres.stream.StreamMapper;
import dev.weft.adapter.postgres.submission.KeyMapper;
import dev.weft.adapter.postgres.submission.PostgresKeyStore;
import dev.weft.adapter.postgres.sweep.PostgresSweepReads;
import dev.weft.adapter.postgres.sweep.SweepMapper;
import dev.weft.adapter.postgres.vitals.PostgresVitalsLog;
import dev.weft.adapter.postgres.vitals.VitalsMapper;
import dev.weft.port.out.audit.AuditLog;
import dev.weft.port.out.dispatch.DispatchStores;
import dev.weft.port.out.event.EventFeed;
import dev.weft.port.out.execution.ExecutionListing;
import dev.weft.port.out.execution.ExecutionReads;
import dev.weft.port.out.execution.ExecutionStore;
import dev.weft.port.out.flow.FlowStores;
import dev.weft.port.out.lane.LaneStore;
import dev.weft.port.out.lane.WorkerReads;
import dev.weft.port.out.outbox.EndpointStore;
import dev.weft.port.out.outbox.OutboxReads;
import dev.weft.port.out.outbox.OutboxStore;
import dev.weft.port.out.outbox.OutboxUpkeep;
import dev.weft.port.out.retention.Retention;
import dev.weft.port.out.signal.Hints;
import dev.weft.port.out.stream.FrameLog;
import dev.weft.port.out.submission.KeyStore;
import dev.weft.port.out.sweep.SweepReads;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.vitals.VitalsLog;
import org.apache.ibatis.session.SqlSession;

/** The stores of one session. */
record SessionStores(SqlSession session, Hints hints) implements Stores {

  @Override
  public ExecutionStore executions() {
    return new PostgresExecutionStore(
        session.getMapper(ExecutionMapper.class),
        session.getMapper(ClaimMapper.class),
        session.getMapper(ExecutionWriteMapper.class),
        hints);
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
  public AuditLog audit() {
    return new PostgresAuditLog(session.getMapper(AuditMapper.class));
  }

  @Override
  public VitalsLog vitals() {
    return new PostgresVitalsLog(session.getMapper(VitalsMapper.class));
  }

  @Override
  public KeyStore keys() {
    return new PostgresKeyStore(session.getMapper(KeyMapper.class));
  }

  @Override
  public FlowStores flow() {
    return new SessionFlowStores(session);
  }

  @Override
  public DispatchStores dispatch() {
    return new SessionDispatchStores(session);
  }

  @Override
  public EventFeed feed() {
    return new PostgresEventFeed(session.getMapper(FeedMapper.class));
  }

  @Override
  public Retention retention() {
    return new PostgresRetention(
        session.getMapper(RetentionMapper.class),
        session.getMapper(FlowRemovalMapper.class),
        frames());
  }

  @Override
  public FrameLog frames() {
    return new PostgresFrameLog(
        session.getMapper(DurableMapper.class),
        session.getMapper(FurtherMapper.class),
        session.getMapper(AppendMapper.class),
        session.getMapper(HeadMapper.class),
        session.getMapper(StreamMapper.class),
        new Holders(session.getMapper(ExecutionMapper.class)));
  }

  @Override
  public OutboxStore outbox() {
    return new PostgresOutboxStore(
        session.getMapper(EnqueueMapper.class),
        session.getMapper(DueMapper.class),
        session.getMapper(DeliveryMapper.class),
        session.getMapper(MessageMapper.class));
  }

  @Override
  public EndpointStore endpoints() {
    return new PostgresEndpointStore(session.getMapper(EndpointMapper.class));
  }

  @Override
  public OutboxReads outboxReads() {
    return new PostgresOutboxReads(
        session.getMapper(OutboxReadMapper.class), session.getMapper(UpkeepMapper.class));
  }

  @Override
  public OutboxUpkeep outboxUpkeep() {
    return new PostgresOutboxUpkeep(
        session.getMapper(UpkeepMapper.class),
        session.getMapper(OutboxSweepMapper.class),
        session.getMapper(MessageMapper.class));
  }
}
