package dev.weft.adapter.inmemory;

import dev.weft.adapter.inmemory.OutboxState.DedupeName;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.view.EndpointChoice;
import dev.weft.port.out.outbox.OutboxUpkeep;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Upkeep by walking the rows: fine for the size an engine in memory has. */
record InMemoryOutboxUpkeep(OutboxState state, Journal journal, StoreClock clock)
    implements OutboxUpkeep {

  @Override
  public LockedMessages lockWaiting(EndpointId endpoint, int max) {
    Instant now = clock.now();
    return new LockedMessages(
        now, state.unsentOf(endpoint).stream().filter(row -> waits(row, now)).limit(max).toList());
  }

  private static boolean waits(OutboxMessage row, Instant now) {
    return row.state() instanceof MessageState.Parked
        || (row.state() instanceof MessageState.Pending pending && pending.dueAt().isAfter(now));
  }

  @Override
  public LockedMessages lockAbandoned(Drain drain, EndpointChoice endpoint) {
    return oldest(
        rows()
            .filter(drain::takes)
            .filter(row -> endpoint.includes(row.endpoint()))
            .filter(row -> state.endpoints.containsKey(row.endpoint())),
        drain.limit());
  }

  @Override
  public LockedMessages lockOrphans(int max) {
    return oldest(
        state.unsent.keySet().stream()
            .filter(endpoint -> !state.endpoints.containsKey(endpoint))
            .flatMap(endpoint -> state.unsentOf(endpoint).stream()),
        max);
  }

  private LockedMessages oldest(Stream<OutboxMessage> found, int max) {
    return new LockedMessages(
        clock.now(), found.sorted(OutboxMessage.OLDEST_FIRST).limit(max).toList());
  }

  @Override
  public void write(List<OutboxMessage> messages) {
    OutboxRows rows = new OutboxRows(state, journal);
    messages.forEach(rows::write);
  }

  @Override
  public int deleteSent(Duration longerAgoThan, int max) {
    Instant before = clock.now().minus(longerAgoThan);
    return delete(
        row -> row.state() instanceof MessageState.Sent sent && sent.at().isBefore(before), max);
  }

  @Override
  public int deleteAbandoned(Duration longerAgoThan, int max) {
    Instant before = clock.now().minus(longerAgoThan);
    return delete(
        row -> row.state() instanceof MessageState.Abandoned && row.createdAt().isBefore(before),
        max);
  }

  private int delete(Predicate<OutboxMessage> settled, int max) {
    OutboxRows rows = new OutboxRows(state, journal);
    List<OutboxMessage> gone = rows().filter(settled).limit(max).toList();
    gone.forEach(row -> rows.delete(row.id()));
    return gone.size();
  }

  @Override
  public int forgetKeys(Duration longerAgoThan, int max) {
    Instant before = clock.now().minus(longerAgoThan);
    List<DedupeName> old =
        state.keys.entrySet().stream()
            .filter(key -> key.getValue().since().isBefore(before))
            .map(Map.Entry::getKey)
            .limit(max)
            .toList();
    old.forEach(name -> journal.remove(state.keys, name));
    return old.size();
  }

  @Override
  public long sampleUnsent(long most) {
    long unsent = state.unsent.values().stream().mapToLong(Map::size).sum();
    journal.put(state.samples, OutboxState.Sample.UNSENT, Math.min(unsent, most));
    return Math.min(unsent, most);
  }

  private Stream<OutboxMessage> rows() {
    return state.messages.values().stream().map(StoredMessage::message);
  }
}
