package dev.weft.adapter.inmemory;

import dev.weft.domain.claim.WorkerSighting;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.lane.LaneGate;
import dev.weft.domain.name.Lane;
import dev.weft.port.out.submission.KeyStore.KeyOwner;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Everything one engine remembers; touched only under the lock of its transactions.
 *
 * <p>An execution is in {@code live} until it is terminal; its last completion is then what it is.
 * Who changes a map tells the {@link Journal}.
 */
final class EngineState {

  final Map<ExecutionId, Birth> births = new HashMap<>();
  final Map<ExecutionId, Execution> live = new HashMap<>();
  final Map<KeyName, KeyOwner> keys = new HashMap<>();
  final Map<Lane, LaneGate.Paused> pauses = new HashMap<>();
  final Map<SightingName, WorkerSighting> seen = new HashMap<>();
  final WaitingRoom waiting = new WaitingRoom();
  final History history = new History();
  final OutboxState outbox = new OutboxState();

  Optional<Execution> find(ExecutionId id) {
    Execution row = live.get(id);
    return row != null
        ? Optional.of(row)
        : history.findLatestCompletion(id).map(Completion::terminal);
  }
}
