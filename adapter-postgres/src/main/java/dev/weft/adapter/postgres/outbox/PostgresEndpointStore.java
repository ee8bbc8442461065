package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.port.out.outbox.EndpointStore;
import dev.weft.port.out.outbox.LockedEndpoint;
import java.util.List;
import java.util.Optional;

/** Not kept yet. */
public final class PostgresEndpointStore implements EndpointStore {

  @Override
  public boolean insert(Endpoint endpoint) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Optional<LockedEndpoint> lock(EndpointId id) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void write(Endpoint endpoint) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void delete(EndpointId id) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long countUnsent(EndpointId id) {
    throw new UnsupportedOperationException();
  }

  @Override
  public Optional<Endpoint> find(EndpointId id) {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<Endpoint> list() {
    throw new UnsupportedOperationException();
  }

  @Override
  public List<EndpointId> listWanting(Kind kind, Namespace namespace) {
    throw new UnsupportedOperationException();
  }
}
