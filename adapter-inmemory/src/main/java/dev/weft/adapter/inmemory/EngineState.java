package dev.weft.adapter.inmemory;

import dev.weft.domain.audit.AuditLine;
import dev.weft.domain.claim.WorkerSighting;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.lane.LaneGate;
import dev.weft.domain.name.Lane;
import dev.weft.domain.stream.StreamKey;
import dev.weft.port.out.stream.StoredSummary;
import dev.weft.port.out.submission.KeyStore.KeyOwner;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

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

  /** From when each key's age counts: its birth, or the removal of what it named. */
  final Timetable<KeyName> keyTimes = new Timetable<>();

  /** Executions outside any flow, by when they ended. */
  final OrderedIndex<Instant, ExecutionId> ended = new OrderedIndex<>();

  final FlowRows flows = new FlowRows();
  final MemberRows members = new MemberRows();
  final EdgeRows edges = new EdgeRows();
  final GroupRows groups = new GroupRows();
  final EventRows events = new EventRows();
  final FeedRows feed = new FeedRows();
  final NavigableMap<Long, AuditLine> audit = new TreeMap<>();
  final Map<LoopName, LoopWord> loops = new HashMap<>();
  final Map<StreamKey, StreamRow> streams = new HashMap<>();
  final Map<StreamKey, StoredSummary> summaries = new HashMap<>();
  final WaitingRoom waiting = new WaitingRoom();
  final History history = new History();
  final OutboxState outbox = new OutboxState();

  /** Takes it out of those that wait for retention: it runs again, or is being removed. */
  void notEnded(ExecutionId id, Journal journal) {
    history
        .findLatestCompletion(id)
        .ifPresent(last -> ended.remove(last.terminal().endedAt(), id, journal));
  }

  Optional<Execution> find(ExecutionId id) {
    Execution row = live.get(id);
    return row != null
        ? Optional.of(row)
        : history.findLatestCompletion(id).map(Completion::terminal);
  }
}
