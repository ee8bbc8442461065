package dev.weft.domain.event;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.name.InstanceTag;
import dev.weft.domain.name.Namespace;
import java.time.Instant;

/** One fact a subscriber is told, once (I31). */
public sealed interface EngineEvent {

  EventKind kind();

  Namespace namespace();

  Instant at();

  /** A generation of an execution ended. */
  record Completed(
      ExecutionId execution,
      int generation,
      long epoch,
      Outcome outcome,
      Membership membership,
      Namespace namespace,
      InstanceTag instanceTag,
      Instant at)
      implements EngineEvent {

    @Override
    public EventKind kind() {
      return EventKind.COMPLETION;
    }
  }

  /**
   * A holder lost its lease, whatever became of the execution then.
   *
   * @param kind {@code LEASE_EXPIRED} or {@code LEASE_REVOKED}
   * @param attempt the attempt that ended by it
   * @param epoch the epoch of the lost lease
   */
  record LeaseLost(
      EventKind kind,
      ExecutionId execution,
      int generation,
      int attempt,
      long epoch,
      Membership membership,
      Namespace namespace,
      InstanceTag instanceTag,
      Instant at)
      implements EngineEvent {}

  /**
   * A flow came to an end; after a replay it may do so again.
   *
   * @param kind {@code FLOW_COMPLETED}, {@code FLOW_FAILED} or {@code FLOW_CANCELLED}
   */
  record FlowEnded(EventKind kind, FlowId flow, Namespace namespace, Instant at)
      implements EngineEvent {}
}
