package dev.weft.adapter.inmemory;

import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.port.out.outbox.EndpointStore;
import dev.weft.port.out.outbox.LockedEndpoint;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Endpoints in a map, by id. */
record InMemoryEndpointStore(OutboxState state, Journal journal, StoreClock clock)
    implements EndpointStore {

  @Override
  public boolean insert(Endpoint endpoint) {
    if (state.endpoints.containsKey(endpoint.id())) {
      return false;
    }
    journal.put(state.endpoints, endpoint.id(), endpoint);
    return true;
  }

  @Override
  public Optional<LockedEndpoint> lock(EndpointId id) {
    Instant now = clock.now();
    return find(id).map(found -> new LockedEndpoint(now, found, liveClaims(id, now)));
  }

  private int liveClaims(EndpointId id, Instant now) {
    return (int)
        state.unsentOf(id).stream()
            .map(OutboxMessage::state)
            .filter(MessageState.Sending.class::isInstance)
            .map(MessageState.Sending.class::cast)
            .filter(sending -> !sending.expired(now))
            .map(MessageState.Sending::token)
            .distinct()
            .count();
  }

  @Override
  public void write(Endpoint endpoint) {
    journal.put(state.endpoints, endpoint.id(), endpoint);
  }

  @Override
  public void delete(EndpointId id) {
    journal.remove(state.endpoints, id);
  }

  @Override
  public long countUnsent(EndpointId id) {
    return state.unsentOf(id).size();
  }

  @Override
  public Optional<Endpoint> find(EndpointId id) {
    return Optional.ofNullable(state.endpoints.get(id));
  }

  @Override
  public List<Endpoint> list() {
    return List.copyOf(state.endpoints.values());
  }

  @Override
  public List<EndpointId> listWanting(Kind kind, Namespace namespace) {
    return state.endpoints.values().stream()
        .filter(endpoint -> endpoint.subscription().wants(kind, namespace))
        .map(Endpoint::id)
        .toList();
  }
}
