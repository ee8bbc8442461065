package dev.weft.application.outbox;

import dev.weft.application.audit.Audited;
import dev.weft.domain.audit.Asker;
import dev.weft.domain.audit.AuditResult;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.view.EndpointChoice;
import dev.weft.port.out.tx.Stores;
import java.util.List;

/** The ids a choice stands for. */
final class ChosenEndpoints {

  private ChosenEndpoints() {}

  /** The same, after writing down who is about to act on them. */
  static List<EndpointId> audited(
      Stores stores, EndpointChoice choice, Asker asker, String action) {
    Audited.append(stores, asker, action, name(choice), AuditResult.DONE);
    return of(stores, choice);
  }

  static String name(EndpointChoice choice) {
    return switch (choice) {
      case EndpointChoice.One one -> one.endpoint().toString();
      case EndpointChoice.All all -> "all endpoints";
    };
  }

  private static List<EndpointId> of(Stores stores, EndpointChoice choice) {
    return switch (choice) {
      case EndpointChoice.One one -> List.of(one.endpoint());
      case EndpointChoice.All all -> stores.endpoints().list().stream().map(Endpoint::id).toList();
    };
  }
}
