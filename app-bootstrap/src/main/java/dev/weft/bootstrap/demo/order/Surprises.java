package dev.weft.bootstrap.demo.order;

import dev.weft.bootstrap.demo.order.OrderOutcome.Delivery;
import dev.weft.bootstrap.demo.order.OrderOutcome.Row;
import java.util.ArrayList;
import java.util.List;

/** What of an outcome is not as it must be, a sentence each. */
final class Surprises {

  private static final int BUSY = 429;

  private Surprises() {}

  static List<String> in(List<Row> rows, List<Delivery> deliveries) {
    List<String> surprises = new ArrayList<>();
    rows.forEach(row -> addIfOther(surprises, row));
    if (rows.size() != OrderGraph.STEPS.size()) {
      surprises.add("the flow has " + rows.size() + " nodes");
    }
    deliveries.stream()
        .filter(delivery -> !delivery.state().equals("sent"))
        .map(delivery -> delivery.kind() + " was not delivered but is " + delivery.state())
        .forEach(surprises::add);
    // One for the end of each node and one for the end of the flow.
    if (deliveries.size() != OrderGraph.STEPS.size() + 1) {
      surprises.add("there are " + deliveries.size() + " webhooks");
    }
    long busy =
        deliveries.stream()
            .flatMap(delivery -> delivery.statuses().stream())
            .filter(status -> status == BUSY)
            .count();
    if (busy != 1) {
      surprises.add("the receiver was too busy " + busy + " times");
    }
    return surprises;
  }

  private static void addIfOther(List<String> surprises, Row row) {
    Step.End must = OrderGraph.find(row.key()).end();
    if (!must.equals(new Step.End(row.state(), row.attempts()))) {
      surprises.add(
          row.key()
              + " is "
              + row.state()
              + " after "
              + row.attempts()
              + " attempts, not "
              + must.state()
              + " after "
              + must.attempts());
    }
  }
}
