package dev.weft.application.outbox;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.view.EndpointChoice;
import dev.weft.port.out.tx.Stores;
import java.util.List;

/** The ids a choice stands for. */
final class ChosenEndpoints {

  private ChosenEndpoints() {}

  static List<EndpointId> of(Stores stores, EndpointChoice choice) {
    return switch (choice) {
      case EndpointChoice.One one -> List.of(one.endpoint());
      case EndpointChoice.All all -> stores.endpoints().list().stream().map(Endpoint::id).toList();
    };
  }
}
