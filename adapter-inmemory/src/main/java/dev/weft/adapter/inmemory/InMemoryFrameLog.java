package dev.weft.adapter.inmemory;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.append.AppendEvidence;
import dev.weft.domain.stream.append.AppendRequest;
import dev.weft.domain.stream.append.AppendVerdict;
import dev.weft.domain.stream.append.StreamAppend;
import dev.weft.domain.stream.append.StreamLedger;
import dev.weft.domain.stream.read.ReadRange;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.domain.stream.repeat.EarlierFrame;
import dev.weft.domain.stream.summary.SummaryDocument;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.ExecutionTransitions;
import dev.weft.domain.transition.Sighting;
import dev.weft.port.out.stream.AppendProbe;
import dev.weft.port.out.stream.AppendReceipt;
import dev.weft.port.out.stream.AppendSighting;
import dev.weft.port.out.stream.DecidedAppend;
import dev.weft.port.out.stream.DurableAppend;
import dev.weft.port.out.stream.FrameLog;
import dev.weft.port.out.stream.SharedReading;
import dev.weft.port.out.stream.StoredSummary;
import dev.weft.port.out.stream.StreamGlance;
import dev.weft.port.out.stream.StreamRange;
import dev.weft.port.out.stream.StreamReading;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Streams in maps. The lock of the transaction is the lock of every head. */
final class InMemoryFrameLog implements FrameLog {

  private final EngineState state;
  private final StoreClock clock;
  private final StreamRows rows;
  private final StreamFinds finds;

  InMemoryFrameLog(EngineState state, Journal journal, StoreClock clock) {
    this.state = state;
    this.clock = clock;
    this.rows = new StreamRows(state, journal);
    this.finds = new StreamFinds(state);
  }

  @Override
  public List<Optional<AppendReceipt>> appendDurable(List<DurableAppend> appends) {
    return appends.stream().map(this::appended).toList();
  }

  @Override
  public List<Optional<AppendReceipt>> appendFurther(List<DurableAppend> appends) {
    return appends.stream().map(this::appendedFurther).toList();
  }

  private Optional<AppendReceipt> appendedFurther(DurableAppend append) {
    return state.streams.containsKey(keyOf(append.handle())) ? appended(append) : Optional.empty();
  }

  /** Any number that is taken needs a closer look, even by the same bytes. */
  private Optional<AppendReceipt> appended(DurableAppend append) {
    AppendSighting seen = look(new AppendProbe(append.handle(), numbers(append), false));
    AppendRequest request = new AppendRequest(append.handle(), append.frames(), Map.of());
    if (!seen.earlier().isEmpty()
        || !(StreamAppend.decide(request, evidence(seen))
            instanceof AppendVerdict.Admitted admitted)) {
      return Optional.empty();
    }
    rows.append(append.handle(), admitted.next(), admitted.frames());
    return Optional.of(
        new AppendReceipt(
            admitted.answer(),
            admitted.next().head().frameCount(),
            admitted.next().summaryVersion()));
  }

  private static Set<ClientSeq> numbers(DurableAppend append) {
    return append.frames().stream()
        .map(frame -> frame.clientSeq())
        .filter(ClientSeq::isPresent)
        .collect(Collectors.toSet());
  }

  private static AppendEvidence evidence(AppendSighting seen) {
    return new AppendEvidence(
        seen.now(), seen.execution(), seen.ledger(), seen.earlier(), SummaryDocument.EMPTY);
  }

  @Override
  public Optional<StreamGlance> glance(AppendProbe probe) {
    AppendSighting seen = look(probe);
    return state.streams.containsKey(keyOf(probe.handle())) && seen.earlier().isEmpty()
        ? Optional.of(new StreamGlance(seen.now(), seen.ledger(), seen.summary()))
        : Optional.empty();
  }

  @Override
  public AppendSighting look(AppendProbe probe) {
    StreamKey stream = keyOf(probe.handle());
    return new AppendSighting(
        clock.now(),
        sighting(probe.handle()),
        ledger(stream),
        earlier(stream, probe.numbers()),
        probe.withSummary() ? summary(stream) : AppendSighting.NO_SUMMARY);
  }

  @Override
  public AppendSighting lookLocked(AppendProbe probe) {
    return look(probe);
  }

  private Sighting sighting(LeaseHandle handle) {
    return state
        .find(handle.execution())
        .<Sighting>map(
            execution ->
                new Sighting.Found(
                    execution, state.history.pastAttempt(handle.execution(), handle.attempt())))
        .orElseGet(Sighting.Unknown::new);
  }

  private StreamLedger ledger(StreamKey stream) {
    StreamRow row = state.streams.get(stream);
    return row == null ? StreamLedger.EMPTY : row.ledger();
  }

  private Map<ClientSeq, EarlierFrame> earlier(StreamKey stream, Set<ClientSeq> numbers) {
    StreamRow row = state.streams.get(stream);
    Map<ClientSeq, EarlierFrame> earlier = new HashMap<>();
    if (row != null) {
      numbers.stream()
          .filter(row.numbered()::containsKey)
          .map(row.numbered()::get)
          .forEach(
              found ->
                  earlier.put(
                      found.clientSeq(),
                      new EarlierFrame(found.frame().id(), found.frame().bytes())));
    }
    return earlier;
  }

  private String summary(StreamKey stream) {
    StoredSummary summary = state.summaries.get(stream);
    return summary == null ? AppendSighting.NO_SUMMARY : summary.text();
  }

  @Override
  public boolean append(DecidedAppend append) {
    if (!holds(append)) {
      return false;
    }
    rows.append(append.handle(), append.next(), append.frames());
    if (append.trim() > 0) {
      rows.trimOldest(keyOf(append.handle()), append.trim());
    }
    if (append.changesSummary()) {
      rows.summarize(
          keyOf(append.handle()), append.summary(), append.next().summaryVersion(), append.at());
    }
    return true;
  }

  private boolean holds(DecidedAppend append) {
    Instant now = clock.now();
    ExecutionCommand show = new ExecutionCommand.ShowLease(append.handle());
    return ledger(keyOf(append.handle())).equals(append.before())
        && ExecutionTransitions.decide(sighting(append.handle()), show, now)
            instanceof Decision.Unchanged;
  }

  @Override
  public Optional<StreamReading> find(StreamKey stream, ReadRange range) {
    return finds.find(stream, range);
  }

  @Override
  public List<SharedReading> findEach(List<StreamRange> ranges) {
    return finds.findEach(ranges);
  }

  @Override
  public Map<StreamKey, StreamMark> marks(List<StreamKey> streams) {
    return streams.stream().distinct().collect(Collectors.toMap(key -> key, finds::mark));
  }

  @Override
  public Optional<StoredSummary> findSummary(StreamKey stream) {
    return Optional.ofNullable(state.summaries.get(stream));
  }

  @Override
  public int forget(List<ExecutionId> executions, int most) {
    return rows.forget(Set.copyOf(executions), most);
  }

  private static StreamKey keyOf(LeaseHandle handle) {
    return new StreamKey(handle.execution(), handle.attempt());
  }
}
