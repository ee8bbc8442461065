package dev.weft.adapter.inmemory;

import dev.weft.domain.attempt.AttemptEnd;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.stream.CloseReason;
import dev.weft.domain.stream.StreamHead;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.append.IdentifiedFrame;
import dev.weft.domain.stream.append.StreamLedger;
import dev.weft.domain.stream.trim.BestEffortWindow;
import dev.weft.port.out.stream.StoredSummary;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Writes heads, frames and documents; every change is journaled. */
final class StreamRows {

  private final EngineState state;
  private final Journal journal;

  StreamRows(EngineState state, Journal journal) {
    this.state = state;
    this.journal = journal;
  }

  void append(LeaseHandle handle, StreamLedger next, List<IdentifiedFrame> frames) {
    StreamKey stream = new StreamKey(handle.execution(), handle.attempt());
    if (!state.streams.containsKey(stream)) {
      journal.put(state.streams, stream, new StreamRow());
    }
    StreamRow row = state.streams.get(stream);
    row.become(next, journal);
    frames.forEach(frame -> row.add(frame, journal));
  }

  void summarize(StreamKey stream, String text, long version, Instant at) {
    StoredSummary before = state.summaries.get(stream);
    Instant first = before == null ? at : before.firstAppliedAt();
    journal.put(state.summaries, stream, new StoredSummary(text, version, first, at));
  }

  void trimOldest(StreamKey stream, int n) {
    StreamRow row = state.streams.get(stream);
    List<IdentifiedFrame> oldest = row.bestEffort().values().stream().limit(n).toList();
    oldest.forEach(frame -> row.remove(frame, journal));
    StreamLedger ledger = row.ledger();
    BestEffortWindow window = ledger.window().reaching(oldest.getLast().frame().id().position());
    row.become(new StreamLedger(ledger.head(), window, ledger.summaryVersion()), journal);
  }

  /** What ends an attempt closes its stream. */
  Optional<StreamKey> close(AttemptEnd end) {
    StreamKey stream = new StreamKey(end.execution(), end.index());
    StreamRow row = state.streams.get(stream);
    if (row == null) {
      return Optional.empty();
    }
    StreamLedger ledger = row.ledger();
    StreamHead closed = ledger.head().close(end.endedAt(), CloseReason.of(end.outcome()));
    row.become(new StreamLedger(closed, ledger.window(), ledger.summaryVersion()), journal);
    return Optional.of(stream);
  }

  int forget(Set<ExecutionId> executions, int most) {
    int gone = 0;
    for (StreamKey stream :
        state.streams.keySet().stream()
            .filter(key -> executions.contains(key.execution()))
            .toList()) {
      StreamRow row = state.streams.get(stream);
      List<IdentifiedFrame> doomed = row.frames().values().stream().limit(most - gone).toList();
      doomed.forEach(frame -> row.remove(frame, journal));
      gone += doomed.size();
      if (row.frames().isEmpty()) {
        journal.remove(state.streams, stream);
        journal.remove(state.summaries, stream);
      }
    }
    return gone;
  }
}
