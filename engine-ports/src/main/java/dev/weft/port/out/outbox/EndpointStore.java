package dev.weft.port.out.outbox;

import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import java.util.List;
import java.util.Optional;

/** Receivers and their health, shared by all nodes. */
public interface EndpointStore {

  /** Stores a new endpoint; answers false, and stores nothing, when its id is taken. */
  boolean insert(Endpoint endpoint);

  /**
   * Locks the endpoint, waiting for whoever holds it, and answers it with the store's time and the
   * claims on its rows that live then, counted after the lock was granted.
   */
  Optional<LockedEndpoint> lock(EndpointId id);

  /** Writes an endpoint this transaction has locked. */
  void write(Endpoint endpoint);

  /** Removes an endpoint this transaction has locked; its messages stay. */
  void delete(EndpointId id);

  /** How many messages of it are pending, being sent or parked. */
  long countUnsent(EndpointId id);

  Optional<Endpoint> find(EndpointId id);

  /** All of them, by id. */
  List<Endpoint> list();

  /** Those whose subscription wants this, by id, disabled ones too. */
  List<EndpointId> listWanting(Kind kind, Namespace namespace);
}
