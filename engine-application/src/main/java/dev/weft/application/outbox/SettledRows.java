package dev.weft.application.outbox;

import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.isolation.IsolationStep.Finished;
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

  /** What the endpoint learns: nothing from a run of whose rows none was ours any more. */
  Endpoint endpointAfter(List<Finished> runs) {
    Endpoint endpoint = locked.endpoint();
    for (Finished run : runs) {
      List<OutboxMessage> travelled =
          judged.stream().filter(row -> run.verdicts().containsKey(row.id())).toList();
      for (DeliveryClass news : travelled.isEmpty() ? List.<DeliveryClass>of() : run.news()) {
        endpoint = endpoint.after(heard(news, travelled, run), locked.now());
      }
    }
    return endpoint;
  }

  private static DeliveryClass heard(
      DeliveryClass news, List<OutboxMessage> travelled, Finished run) {
    boolean single = run.verdicts().size() == 1;
    return single ? EndpointNews.ofSingle(news, travelled.getFirst()) : news;
  }
}
