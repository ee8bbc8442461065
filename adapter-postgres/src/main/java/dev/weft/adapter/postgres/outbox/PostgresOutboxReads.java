package dev.weft.adapter.postgres.outbox;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.name.Kind;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.operate.DrainPreview;
import dev.weft.domain.outbox.operate.OutboxCounts;
import dev.weft.domain.outbox.operate.OutboxCounts.Standing;
import dev.weft.domain.outbox.view.EndpointChoice;
import dev.weft.domain.outbox.view.LoggedTry;
import dev.weft.domain.outbox.view.MessageCursor;
import dev.weft.domain.outbox.view.MessageFilter;
import dev.weft.domain.outbox.view.MessageView;
import dev.weft.port.out.outbox.OutboxReads;
import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Reads of one session. Nothing is locked. */
public record PostgresOutboxReads(OutboxReadMapper mapper, UpkeepMapper upkeep)
    implements OutboxReads {

  @Override
  public Backlogs listBacklogs() {
    List<BacklogRow> rows = mapper.listBacklogs();
    return new Backlogs(
        rows.isEmpty() ? now() : Instant.ofEpochMilli(rows.getFirst().now()),
        rows.stream().map(BacklogRow::toDomain).toList());
  }

  @Override
  public Optional<MessageView> find(OutboxMessageId id) {
    return Optional.ofNullable(mapper.findMessage(id.value())).map(MessageViewRow::toDomain);
  }

  @Override
  public List<MessageView> list(MessageFilter filter, MessageCursor cursor, int max) {
    Short[] states = Column.shorts(List.copyOf(filter.phases()), Code.MESSAGE::of);
    return mapper
        .listMessages(states, DrainColumns.idOrNull(filter.endpoint()), cursor.after().value(), max)
        .stream()
        .map(MessageViewRow::toDomain)
        .toList();
  }

  @Override
  public List<LoggedTry> listTries(OutboxMessageId id) {
    return mapper.listTries(id.value()).stream().map(row -> row.toDomain(id)).toList();
  }

  @Override
  public CountedMessages count(EndpointChoice endpoint) {
    Map<MessagePhase, Standing> standings = new EnumMap<>(MessagePhase.class);
    mapper
        .countMessages(DrainColumns.idOrNull(endpoint))
        .forEach(row -> standings.put(Code.MESSAGE.at(row.state()), row.toDomain()));
    return new CountedMessages(now(), new OutboxCounts(standings));
  }

  @Override
  public DrainPreview previewDrain(Drain drain, EndpointChoice endpoint) {
    TreeMap<Kind, Long> perKind = new TreeMap<>();
    upkeep
        .previewDrain(DrainColumns.of(drain, endpoint))
        .forEach(row -> perKind.put(new Kind(row.kind()), row.counted()));
    long total = perKind.values().stream().mapToLong(Long::longValue).sum();
    return new DrainPreview(total, perKind);
  }

  @Override
  public long sampledUnsent() {
    return Optional.ofNullable(mapper.findSample()).orElse(0L);
  }

  private Instant now() {
    return Instant.ofEpochMilli(mapper.readNow());
  }
}
