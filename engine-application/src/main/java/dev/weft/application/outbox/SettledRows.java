package dev.weft.application.outbox;

import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.settle.EndpointNews;
import dev.weft.port.out.outbox.LockedDeliveries;
import java.util.List;
import java.util.stream.Stream;

/**
 * What a flush does to the rows it still owns.
 *
 * @param judged rows moved by a verdict
 * @param released rows given back unsent
 */
record SettledRows(
    LockedDeliveries locked, List<OutboxMessage> judged, List<OutboxMessage> released) {

  List<OutboxMessage> moved() {
    return Stream.concat(judged.stream(), released.stream()).toList();
  }

  static boolean isSent(OutboxMessage row) {
    return row.state() instanceof MessageState.Sent;
  }

  boolean accepted() {
    return judged.stream().anyMatch(SettledRows::isSent);
  }

  /** What the endpoint learns: nothing when no row that travelled was ours any more. */
  Endpoint endpointAfter(DeliveryRun.Outcome outcome) {
    List<OutboxMessage> travelled =
        judged.stream().filter(row -> !outcome.undecodable().contains(row.id())).toList();
    Endpoint endpoint = locked.endpoint();
    for (DeliveryClass news : travelled.isEmpty() ? List.<DeliveryClass>of() : outcome.news()) {
      endpoint = endpoint.after(heard(news, travelled, outcome), locked.now());
    }
    return endpoint;
  }

  private static DeliveryClass heard(
      DeliveryClass news, List<OutboxMessage> travelled, DeliveryRun.Outcome outcome) {
    boolean single = outcome.verdicts().size() - outcome.undecodable().size() == 1;
    return single ? EndpointNews.ofSingle(news, travelled.getFirst()) : news;
  }
}
