package dev.weft.adapter.inmemory;

import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.endpoint.Backlog;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.operate.DrainPreview;
import dev.weft.domain.outbox.operate.OutboxCounts;
import dev.weft.domain.outbox.view.EndpointChoice;
import dev.weft.domain.outbox.view.LoggedTry;
import dev.weft.domain.outbox.view.MessageCursor;
import dev.weft.domain.outbox.view.MessageFilter;
import dev.weft.domain.outbox.view.MessageView;
import dev.weft.port.out.outbox.OutboxReads;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Reads by walking the rows: fine for the size an engine in memory has. */
record InMemoryOutboxReads(OutboxState state, StoreClock clock) implements OutboxReads {

  @Override
  public Backlogs listBacklogs() {
    return new Backlogs(
        clock.now(),
        state.endpoints.values().stream()
            .filter(endpoint -> !state.unsentOf(endpoint.id()).isEmpty())
            .map(this::backlog)
            .sorted(Comparator.comparing(Backlog::earliest))
            .toList());
  }

  private Backlog backlog(Endpoint endpoint) {
    Collection<OutboxMessage> rows = state.unsentOf(endpoint.id());
    return new Backlog(
        endpoint,
        rows.stream()
            .map(InMemoryOutboxReads::moves)
            .min(Comparator.naturalOrder())
            .orElse(Backlog.NOTHING),
        rows.stream().anyMatch(row -> row.state() instanceof MessageState.Parked));
  }

  private static Instant moves(OutboxMessage row) {
    return switch (row.state()) {
      case MessageState.Pending pending -> pending.dueAt();
      case MessageState.Sending sending -> sending.leaseUntil();
      case MessageState.Parked parked -> Backlog.NOTHING;
      case MessageState.Sent sent -> Backlog.NOTHING;
      case MessageState.Abandoned abandoned -> Backlog.NOTHING;
    };
  }

  @Override
  public Optional<MessageView> find(OutboxMessageId id) {
    return Optional.ofNullable(state.messages.get(id)).map(StoredMessage::view);
  }

  @Override
  public List<MessageView> list(MessageFilter filter, MessageCursor cursor, int max) {
    return state.messages.tailMap(cursor.after(), false).values().stream()
        .filter(row -> filter.passes(row.message()))
        .limit(max)
        .map(StoredMessage::view)
        .toList();
  }

  @Override
  public List<LoggedTry> listTries(OutboxMessageId id) {
    return Optional.ofNullable(state.messages.get(id)).map(StoredMessage::tries).orElse(List.of());
  }

  @Override
  public CountedMessages count(EndpointChoice endpoint) {
    return new CountedMessages(
        clock.now(),
        OutboxCounts.of(rows().filter(row -> endpoint.includes(row.endpoint())).toList()));
  }

  @Override
  public DrainPreview previewDrain(Drain drain, EndpointChoice endpoint) {
    return drain.preview(
        rows()
            .filter(row -> endpoint.includes(row.endpoint()))
            .filter(row -> state.endpoints.containsKey(row.endpoint()))
            .toList());
  }

  @Override
  public long sampledUnsent() {
    return state.samples.getOrDefault(OutboxState.Sample.UNSENT, 0L);
  }

  private Stream<OutboxMessage> rows() {
    return state.messages.values().stream().map(StoredMessage::message);
  }
}
