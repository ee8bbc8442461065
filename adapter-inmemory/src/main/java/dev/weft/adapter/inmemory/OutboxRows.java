package dev.weft.adapter.inmemory;

import dev.weft.domain.content.Content;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.event.OutboxEvent;
import dev.weft.domain.outbox.view.DeliveryTry;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.PermanentPortException;
import java.time.Instant;
import java.util.EnumSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/** Keeps messages and the index of unsent ones in step; every change is journaled. */
final class OutboxRows {

  private static final Set<MessagePhase> UNSENT =
      EnumSet.of(MessagePhase.PENDING, MessagePhase.SENDING, MessagePhase.PARKED);

  private final OutboxState state;
  private final Journal journal;

  OutboxRows(OutboxState state, Journal journal) {
    this.state = state;
    this.journal = journal;
  }

  void insert(OutboxMessage message, Namespace namespace, Content payload) {
    if (state.messages.containsKey(message.id())) {
      throw new PermanentPortException(FailureKind.BROKEN, message.id() + " exists already", null);
    }
    put(new StoredMessage(message, namespace, payload, 0, List.of()));
  }

  /** Whether an event would have messages: building one for nobody costs more than the rest. */
  boolean isWanted(Kind kind, Namespace namespace) {
    return !state.endpoints.isEmpty()
        && state.endpoints.values().stream()
            .anyMatch(endpoint -> endpoint.subscription().wants(kind, namespace));
  }

  /** One message of the event for each endpoint that wants it; answers how many. */
  int insert(OutboxEvent event) {
    List<Endpoint> wanting =
        state.endpoints.values().stream()
            .filter(endpoint -> endpoint.subscription().wants(event.kind(), event.namespace()))
            .toList();
    wanting.forEach(
        endpoint -> insert(event.message(endpoint.id()), event.namespace(), event.body()));
    return wanting.size();
  }

  void write(OutboxMessage next) {
    put(state.messages.get(next.id()).with(next));
  }

  void claimed(OutboxMessage next) {
    put(state.messages.get(next.id()).claimedAs(next));
  }

  void tried(DeliveryTry content, Instant at) {
    StoredMessage row = state.messages.get(content.message());
    if (row != null) {
      put(row.tried(content, at));
    }
  }

  void delete(OutboxMessageId id) {
    journal.remove(state.messages, id);
  }

  private void put(StoredMessage row) {
    OutboxMessage message = row.message();
    journal.put(state.messages, message.id(), row);
    if (UNSENT.contains(message.state().phase())) {
      journal.put(index(message.endpoint()), message, message);
    } else {
      journal.remove(index(message.endpoint()), message);
    }
  }

  private NavigableMap<OutboxMessage, OutboxMessage> index(EndpointId endpoint) {
    NavigableMap<OutboxMessage, OutboxMessage> rows = state.unsent.get(endpoint);
    if (rows == null) {
      rows = new TreeMap<>(OutboxMessage.OLDEST_FIRST);
      journal.put(state.unsent, endpoint, rows);
    }
    return rows;
  }
}
