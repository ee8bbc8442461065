package dev.weft.adapter.postgres.outbox;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.claim.DueClaim;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.event.OutboxEvent;
import dev.weft.domain.outbox.view.DeliveryTry;
import dev.weft.port.out.outbox.ClaimedMessage;
import dev.weft.port.out.outbox.ClaimedMessages;
import dev.weft.port.out.outbox.DeliveryChanges;
import dev.weft.port.out.outbox.Enqueued;
import dev.weft.port.out.outbox.LockedDeliveries;
import dev.weft.port.out.outbox.NewMessage;
import dev.weft.port.out.outbox.OutboxStore;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/** Messages of one session; see the mappers' XML for what each statement guarantees. */
public record PostgresOutboxStore(
    EnqueueMapper enqueues, DueMapper claims, DeliveryMapper deliveries, MessageMapper rows)
    implements OutboxStore {

  @Override
  public List<Enqueued> enqueue(List<NewMessage> messages) {
    return messages.isEmpty() ? List.of() : new Enqueueing(enqueues).enqueue(messages);
  }

  @Override
  public int enqueueEvents(List<OutboxEvent> events) {
    return events.isEmpty() ? 0 : enqueues.insertEvents(EventColumns.of(events));
  }

  @Override
  public ClaimedMessages claimDue(DueClaim claim) {
    if (claim.admission() instanceof Admission.Closed) {
      return new ClaimedMessages(List.of(), 0);
    }
    List<ClaimedMessage> moved =
        claims.claimDue(DueColumns.of(claim)).stream().map(ClaimedMessageRow::toDomain).toList();
    List<ClaimedMessage> taken =
        moved.stream()
            .filter(claimed -> claimed.message().state() instanceof MessageState.Sending)
            .toList();
    return new ClaimedMessages(taken, moved.size() - taken.size());
  }

  @Override
  public Optional<LockedDeliveries> lockDeliveries(
      EndpointId endpoint, List<OutboxMessageId> messages, int parked) {
    List<DeliveryRow> rows =
        deliveries.lockDeliveries(
            endpoint.value(), Column.uuids(messages, OutboxMessageId::value), parked);
    return LockedRows.of(rows).map(locked -> locked.toDomain(messages));
  }

  @Override
  public Optional<LockedDeliveries> lockMessages(
      EndpointId endpoint, List<OutboxMessageId> messages) {
    UUID[] ids = Column.uuids(messages, OutboxMessageId::value);
    return LockedRows.of(rows.lockMessages(endpoint.value(), ids))
        .map(locked -> locked.toDomain(messages));
  }

  @Override
  public void writeMessages(List<OutboxMessage> messages, List<DeliveryTry> tries) {
    LockedRows.write(rows, messages, tries);
  }

  @Override
  public void write(DeliveryChanges changes) {
    List<OutboxMessage> messages = changes.messages();
    int written =
        deliveries.writeDeliveries(
            EndpointRow.of(changes.endpoint()),
            MessageColumns.of(messages),
            TryColumns.of(changes.tries()));
    LockedRows.expect(messages.size(), written);
  }
}
