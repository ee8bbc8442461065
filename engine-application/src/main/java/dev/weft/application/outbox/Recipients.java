package dev.weft.application.outbox;

import dev.weft.domain.input.Problem;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.enqueue.Destination;
import dev.weft.port.in.outbox.EnqueueMessages.Item;
import dev.weft.port.out.outbox.EndpointStore;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Whom the items of one call go to; each question is asked of the store once.
 *
 * @param perItem in the order of the items
 */
record Recipients(List<List<EndpointId>> perItem, List<Problem> problems) {

  private record Wanted(Kind kind, Namespace namespace) {}

  static Recipients of(EndpointStore endpoints, List<Item> items) {
    Map<Wanted, List<EndpointId>> wanting = new HashMap<>();
    Map<EndpointId, Boolean> known = new HashMap<>();
    List<List<EndpointId>> perItem = new ArrayList<>();
    List<Problem> problems = new ArrayList<>();
    for (Item item : items) {
      switch (item.destination()) {
        case Destination.ToEndpoint to -> {
          if (!known.computeIfAbsent(to.endpoint(), id -> endpoints.find(id).isPresent())) {
            problems.add(unknown(perItem.size(), to.endpoint()));
          }
          perItem.add(List.of(to.endpoint()));
        }
        case Destination.ToSubscribers all ->
            perItem.add(
                wanting.computeIfAbsent(
                    new Wanted(item.draft().kind(), item.draft().namespace()),
                    asked -> endpoints.listWanting(asked.kind(), asked.namespace())));
      }
    }
    return new Recipients(perItem, problems);
  }

  private static Problem unknown(int item, EndpointId endpoint) {
    return new Problem(
        "messages[" + item + "].endpoint_id", endpoint.toString(), "a known endpoint");
  }
}
