package dev.weft.application.runtime;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.port.in.execution.Settlement;

/** What a worker did with a lease it held. */
public sealed interface WorkerEvent {

  LeaseHandle handle();

  /** Its end was written, or refused by the fence; the answer is the store's. */
  record Settled(LeaseHandle handle, Settlement settlement) implements WorkerEvent {}

  /** The lease was lost or could not be renewed in time: the handler was stopped. */
  record Stopped(LeaseHandle handle) implements WorkerEvent {}

  /** Its end could not be written while the lease lasted; the work will be granted again. */
  record GivenUp(LeaseHandle handle) implements WorkerEvent {}
}
