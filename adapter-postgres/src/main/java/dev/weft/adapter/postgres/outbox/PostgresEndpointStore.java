package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.port.out.outbox.EndpointStore;
import dev.weft.port.out.outbox.LockedEndpoint;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Endpoints as rows.
 *
 * <p>Locking takes two statements: the first may have waited for a claim, which only a later
 * snapshot counts.
 */
public record PostgresEndpointStore(EndpointMapper mapper) implements EndpointStore {

  @Override
  public boolean insert(Endpoint endpoint) {
    return mapper.insertEndpoint(EndpointRow.of(endpoint)) == 1;
  }

  @Override
  public Optional<LockedEndpoint> lock(EndpointId id) {
    return Optional.ofNullable(mapper.lockEndpoint(id.value())).map(this::counted);
  }

  private LockedEndpoint counted(LockedEndpointRow row) {
    return new LockedEndpoint(
        Instant.ofEpochMilli(row.now()),
        row.endpoint().toDomain(),
        mapper.countLiveClaims(row.endpoint().endpointId(), row.now()));
  }

  @Override
  public void write(Endpoint endpoint) {
    mapper.writeEndpoint(EndpointRow.of(endpoint));
  }

  @Override
  public void delete(EndpointId id) {
    mapper.deleteEndpoint(id.value());
  }

  @Override
  public long countUnsent(EndpointId id) {
    return mapper.countUnsent(id.value());
  }

  @Override
  public Optional<Endpoint> find(EndpointId id) {
    return Optional.ofNullable(mapper.findEndpoint(id.value())).map(EndpointRow::toDomain);
  }

  @Override
  public List<Endpoint> list() {
    return mapper.listEndpoints().stream().map(EndpointRow::toDomain).toList();
  }

  @Override
  public List<EndpointId> listWanting(Kind kind, Namespace namespace) {
    return mapper.listWanting(kind.value(), namespace.value()).stream()
        .map(EndpointId::new)
        .toList();
  }
}
