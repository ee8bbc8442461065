package dev.weft.adapter.inmemory;

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

/** The stores of one transaction, writing down in its journal what they do. */
final class JournaledStores implements Stores {

  private final Journal journal;
  private final ExecutionStore executions;
  private final ExecutionReads reads;
  private final ExecutionListing listing;
  private final SweepReads sweeps;
  private final LaneStore lanes;
  private final WorkerReads workers;
  private final KeyStore keys;
  private final FlowStores flow;
  private final DispatchStores dispatch;
  private final EventFeed feed;
  private final Retention retention;
  private final FrameLog frames;
  private final OutboxStore outbox;
  private final EndpointStore endpoints;
  private final OutboxReads outboxReads;
  private final OutboxUpkeep outboxUpkeep;
  private final AuditLog audit;
  private final VitalsLog vitals;
  private final Hints hints;

  JournaledStores(
      EngineState state, Journal journal, StoreClock clock, String origin, Hints hints) {
    this.journal = journal;
    this.executions = new InMemoryExecutionStore(state, journal, clock, hints);
    this.reads = new InMemoryExecutionReads(state, clock);
    this.listing = new InMemoryExecutionListing(state, clock);
    this.sweeps = new InMemorySweepReads(state, clock);
    this.lanes = new InMemoryLaneStore(state, journal, clock);
    this.workers = new InMemoryWorkerReads(state, clock);
    this.keys = new InMemoryKeyStore(state, journal, clock);
    this.flow = new JournaledFlowStores(state, journal, clock);
    this.dispatch = new JournaledDispatchStores(state, journal, clock);
    this.feed = new InMemoryEventFeed(state, origin);
    this.frames = new InMemoryFrameLog(state, journal, clock);
    this.retention = new InMemoryRetention(state, journal, clock, frames);
    this.outbox = new InMemoryOutboxStore(state.outbox, journal, clock);
    this.endpoints = new InMemoryEndpointStore(state.outbox, journal, clock);
    this.outboxReads = new InMemoryOutboxReads(state.outbox, clock);
    this.outboxUpkeep = new InMemoryOutboxUpkeep(state.outbox, journal, clock);
    this.audit = new InMemoryAuditLog(state, journal, clock);
    this.vitals = new InMemoryVitalsLog(state, journal, clock);
    this.hints = hints;
  }

  @Override
  public ExecutionStore executions() {
    journal.requireOpen();
    return executions;
  }

  @Override
  public ExecutionReads reads() {
    journal.requireOpen();
    return reads;
  }

  @Override
  public ExecutionListing listing() {
    journal.requireOpen();
    return listing;
  }

  @Override
  public SweepReads sweeps() {
    journal.requireOpen();
    return sweeps;
  }

  @Override
  public LaneStore lanes() {
    journal.requireOpen();
    return lanes;
  }

  @Override
  public WorkerReads workers() {
    journal.requireOpen();
    return workers;
  }

  @Override
  public KeyStore keys() {
    journal.requireOpen();
    return keys;
  }

  @Override
  public FrameLog frames() {
    journal.requireOpen();
    return frames;
  }

  @Override
  public OutboxStore outbox() {
    journal.requireOpen();
    return outbox;
  }

  @Override
  public EndpointStore endpoints() {
    journal.requireOpen();
    return endpoints;
  }

  @Override
  public OutboxReads outboxReads() {
    journal.requireOpen();
    return outboxReads;
  }

  @Override
  public OutboxUpkeep outboxUpkeep() {
    journal.requireOpen();
    return outboxUpkeep;
  }

  @Override
  public AuditLog audit() {
    journal.requireOpen();
    return audit;
  }

  @Override
  public VitalsLog vitals() {
    journal.requireOpen();
    return vitals;
  }

  @Override
  public Hints hints() {
    journal.requireOpen();
    return hints;
  }

  @Override
  public FlowStores flow() {
    journal.requireOpen();
    return flow;
  }

  @Override
  public DispatchStores dispatch() {
    journal.requireOpen();
    return dispatch;
  }

  @Override
  public EventFeed feed() {
    journal.requireOpen();
    return feed;
  }

  @Override
  public Retention retention() {
    journal.requireOpen();
    return retention;
  }
}
