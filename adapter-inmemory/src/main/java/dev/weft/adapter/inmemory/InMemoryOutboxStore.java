package dev.weft.adapter.inmemory;

import dev.weft.adapter.inmemory.OutboxState.DedupeName;
import dev.weft.adapter.inmemory.OutboxState.DedupeOwner;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.claim.Claiming;
import dev.weft.domain.outbox.claim.DueClaim;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.event.OutboxEvent;
import dev.weft.domain.outbox.setting.AbandonedKeyRule;
import dev.weft.domain.outbox.view.DeliveryTry;
import dev.weft.port.out.outbox.ClaimedMessage;
import dev.weft.port.out.outbox.ClaimedMessages;
import dev.weft.port.out.outbox.DeliveryChanges;
import dev.weft.port.out.outbox.Enqueued;
import dev.weft.port.out.outbox.LockedDeliveries;
import dev.weft.port.out.outbox.NewMessage;
import dev.weft.port.out.outbox.OutboxStore;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** Messages in maps. The lock of the transaction is the lock of every row. */
final class InMemoryOutboxStore implements OutboxStore {

  private final OutboxState state;
  private final Journal journal;
  private final OutboxRows rows;
  private final StoreClock clock;

  InMemoryOutboxStore(OutboxState state, Journal journal, StoreClock clock) {
    this.state = state;
    this.journal = journal;
    this.rows = new OutboxRows(state, journal);
    this.clock = clock;
  }

  @Override
  public List<Enqueued> enqueue(List<NewMessage> messages) {
    List<Enqueued> stored = new ArrayList<>();
    messages.forEach(message -> stored.add(enqueue(message)));
    return List.copyOf(stored);
  }

  private Enqueued enqueue(NewMessage asked) {
    MessageDraft draft = asked.draft();
    DedupeName name = new DedupeName(asked.endpoint(), draft.dedupe());
    DedupeOwner first = state.keys.get(name);
    if (first != null) {
      return new Enqueued(first.message(), true);
    }
    Instant now = clock.now();
    if (draft.dedupe().isPresent()) {
      journal.put(state.keys, name, new DedupeOwner(asked.id(), now));
    }
    rows.insert(
        draft.message(asked.id(), asked.endpoint(), now), draft.namespace(), draft.payload());
    return new Enqueued(asked.id(), false);
  }

  @Override
  public int enqueueEvents(List<OutboxEvent> events) {
    return events.stream().mapToInt(rows::insert).sum();
  }

  @Override
  public ClaimedMessages claimDue(DueClaim claim) {
    List<OutboxMessage> moved = Claiming.moved(candidates(claim), claim, clock.now());
    List<OutboxMessage> taken =
        moved.stream().filter(row -> row.state() instanceof MessageState.Sending).toList();
    taken.forEach(rows::claimed);
    moved.stream()
        .filter(row -> row.state() instanceof MessageState.Abandoned)
        .forEach(rows::write);
    return new ClaimedMessages(
        taken.stream().map(this::claimed).toList(), moved.size() - taken.size());
  }

  /** Abandoned rows matter only where they block their key. */
  private Collection<OutboxMessage> candidates(DueClaim claim) {
    Collection<OutboxMessage> unsent = state.unsentOf(claim.endpoint());
    return claim.order().abandoned() == AbandonedKeyRule.RELEASES
        ? unsent
        : state.messages.values().stream()
            .map(StoredMessage::message)
            .filter(row -> row.endpoint().equals(claim.endpoint()))
            .toList();
  }

  private ClaimedMessage claimed(OutboxMessage row) {
    return new ClaimedMessage(row, state.messages.get(row.id()).payload());
  }

  @Override
  public Optional<LockedDeliveries> lockDeliveries(
      EndpointId endpoint, List<OutboxMessageId> messages, int parked) {
    Set<OutboxMessageId> asked = new TreeSet<>(messages);
    return Optional.ofNullable(state.endpoints.get(endpoint))
        .map(
            found ->
                new LockedDeliveries(
                    clock.now(),
                    found,
                    found(endpoint, asked),
                    parked(endpoint, asked).limit(parked).toList()));
  }

  @Override
  public Optional<LockedDeliveries> lockMessages(
      EndpointId endpoint, List<OutboxMessageId> messages) {
    return lockDeliveries(endpoint, messages, 1);
  }

  @Override
  public void writeMessages(List<OutboxMessage> messages, List<DeliveryTry> tries) {
    Instant now = clock.now();
    messages.forEach(rows::write);
    tries.forEach(content -> rows.tried(content, now));
  }

  private List<OutboxMessage> found(EndpointId endpoint, Set<OutboxMessageId> asked) {
    return asked.stream()
        .map(state.messages::get)
        .filter(Objects::nonNull)
        .map(StoredMessage::message)
        .filter(row -> row.endpoint().equals(endpoint))
        .toList();
  }

  private Stream<OutboxMessage> parked(EndpointId endpoint, Set<OutboxMessageId> asked) {
    return state.unsentOf(endpoint).stream()
        .filter(row -> row.state() instanceof MessageState.Parked && !asked.contains(row.id()));
  }

  @Override
  public void write(DeliveryChanges changes) {
    writeMessages(changes.messages(), changes.tries());
    journal.put(state.endpoints, changes.endpoint().id(), changes.endpoint());
  }
}
