package dev.weft.adapter.inmemory;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.audit.AuditLine;
import dev.weft.domain.claim.Routing;
import dev.weft.domain.claim.WorkerSighting;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.lane.LaneGate;
import dev.weft.domain.name.Lane;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.port.out.submission.KeyStore.KeyOwner;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A deep copy of a state, equal by content; history is asked for the given ids. */
record Snapshot(
    Map<ExecutionId, Birth> births,
    Map<ExecutionId, Execution> live,
    Map<KeyName, KeyOwner> keys,
    Map<Lane, LaneGate.Paused> pauses,
    Map<SightingName, WorkerSighting> seen,
    Map<Long, AuditLine> audit,
    Map<LoopName, LoopWord> loops,
    Map<Routing, List<Execution.Runnable>> waiting,
    Map<ExecutionId, List<AttemptEnd>> ends,
    Map<ExecutionId, Optional<Completion>> completions,
    FlowSnapshot flows,
    Outbox outbox) {

  /** Messages, their index, endpoints and what is remembered of them. */
  record Outbox(
      Map<OutboxMessageId, StoredMessage> messages,
      Map<EndpointId, List<OutboxMessage>> unsent,
      Map<EndpointId, Endpoint> endpoints,
      Map<OutboxState.DedupeName, OutboxState.DedupeOwner> keys,
      Map<OutboxState.Sample, Long> samples) {

    static Outbox of(OutboxState state) {
      Map<EndpointId, List<OutboxMessage>> unsent = new HashMap<>();
      state.unsent.forEach((id, rows) -> unsent.put(id, List.copyOf(rows.values())));
      return new Outbox(
          Map.copyOf(state.messages),
          unsent,
          Map.copyOf(state.endpoints),
          Map.copyOf(state.keys),
          Map.copyOf(state.samples));
    }
  }

  static Snapshot of(EngineState state, List<ExecutionId> ids) {
    Map<ExecutionId, List<AttemptEnd>> ends = new HashMap<>();
    Map<ExecutionId, Optional<Completion>> completions = new HashMap<>();
    for (ExecutionId id : ids) {
      ends.put(id, state.history.listEnds(id));
      completions.put(id, state.history.findLatestCompletion(id));
    }
    return new Snapshot(
        Map.copyOf(state.births),
        Map.copyOf(state.live),
        Map.copyOf(state.keys),
        Map.copyOf(state.pauses),
        Map.copyOf(state.seen),
        Map.copyOf(state.audit),
        Map.copyOf(state.loops),
        state.waiting.contents(),
        ends,
        completions,
        FlowSnapshot.of(state),
        Outbox.of(state.outbox));
  }
}
