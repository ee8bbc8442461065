package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.view.DeliveryTry;
import dev.weft.port.out.outbox.LockedDeliveries;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What a locking read answered: messages in id order, then the endpoint with the time. */
record LockedRows(List<DeliveryRow> messages, DeliveryRow last) {

  /** Nothing for an endpoint that is gone. */
  static Optional<LockedRows> of(List<DeliveryRow> rows) {
    return rows.isEmpty()
        ? Optional.empty()
        : Optional.of(new LockedRows(rows.subList(0, rows.size() - 1), rows.getLast()));
  }

  /** A parked row that moved while its lock was waited for is left out. */
  LockedDeliveries toDomain(List<OutboxMessageId> asked) {
    Set<OutboxMessageId> ids = Set.copyOf(asked);
    List<OutboxMessage> all = messages.stream().map(row -> row.message().toDomain()).toList();
    return new LockedDeliveries(
        Instant.ofEpochMilli(last.now()),
        new PackedEndpoint(last.endpoint()).toDomain(),
        all.stream().filter(message -> ids.contains(message.id())).toList(),
        all.stream()
            .filter(message -> !ids.contains(message.id()))
            .filter(message -> message.state() instanceof MessageState.Parked)
            .sorted(OutboxMessage.OLDEST_FIRST)
            .toList());
  }

  static void write(MessageMapper mapper, List<OutboxMessage> messages, List<DeliveryTry> tries) {
    expect(
        messages.size(), mapper.writeMessages(MessageColumns.of(messages), TryColumns.of(tries)));
  }

  /** Rows were locked before: anything else is a broken invariant, and nothing is stored. */
  static void expect(int decided, int written) {
    if (decided != written) {
      throw new IllegalStateException(written + " of " + decided + " messages written");
    }
  }
}
