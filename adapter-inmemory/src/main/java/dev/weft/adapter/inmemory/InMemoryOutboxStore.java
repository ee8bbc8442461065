package dev.weft.adapter.inmemory;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.claim.DueClaim;
import dev.weft.domain.outbox.event.OutboxEvent;
import dev.weft.port.out.outbox.ClaimedMessages;
import dev.weft.port.out.outbox.DeliveryChanges;
import dev.weft.port.out.outbox.Enqueued;
import dev.weft.port.out.outbox.LockedDeliveries;
import dev.weft.port.out.outbox.NewMessage;
import dev.weft.port.out.outbox.OutboxStore;
import java.util.List;
import java.util.Optional;

/** Not kept yet. */
final class InMemoryOutboxStore implements OutboxStore {

  @Override
  public List<Enqueued> enqueue(List<NewMessage> messages) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int enqueueEvents(List<OutboxEvent> events) {
    throw new UnsupportedOperationException();
  }

  @Override
  public ClaimedMessages claimDue(DueClaim claim) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Optional<LockedDeliveries> lockDeliveries(
      EndpointId endpoint, List<OutboxMessageId> messages, int parked) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void write(DeliveryChanges changes) {
    throw new UnsupportedOperationException();
  }
}
