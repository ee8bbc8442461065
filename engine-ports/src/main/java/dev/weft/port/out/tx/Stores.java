package dev.weft.port.out.tx;

import dev.weft.port.out.audit.AuditLog;
import dev.weft.port.out.execution.ExecutionListing;
import dev.weft.port.out.execution.ExecutionReads;
import dev.weft.port.out.execution.ExecutionStore;
import dev.weft.port.out.lane.LaneStore;
import dev.weft.port.out.lane.WorkerReads;
import dev.weft.port.out.outbox.EndpointStore;
import dev.weft.port.out.outbox.OutboxReads;
import dev.weft.port.out.outbox.OutboxStore;
import dev.weft.port.out.outbox.OutboxUpkeep;
import dev.weft.port.out.signal.Hints;
import dev.weft.port.out.submission.KeyStore;
import dev.weft.port.out.sweep.SweepReads;
import dev.weft.port.out.vitals.VitalsLog;

/** The stores of one transaction; useless once it has ended. */
public interface Stores {

  ExecutionStore executions();

  ExecutionReads reads();

  ExecutionListing listing();

  SweepReads sweeps();

  LaneStore lanes();

  WorkerReads workers();

  KeyStore keys();

  OutboxStore outbox();

  EndpointStore endpoints();

  OutboxReads outboxReads();

  OutboxUpkeep outboxUpkeep();

  AuditLog audit();

  VitalsLog vitals();

  Hints hints();
}
