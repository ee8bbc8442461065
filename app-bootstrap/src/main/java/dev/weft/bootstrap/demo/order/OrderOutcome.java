package dev.weft.bootstrap.demo.order;

import java.time.Duration;
import java.util.List;

/**
 * What became of the order, as the store tells it.
 *
 * @param surprises what is not as it must be; none when all went well
 */
public record OrderOutcome(
    String flow,
    String state,
    Duration took,
    List<Row> rows,
    List<Delivery> deliveries,
    List<String> surprises) {

  /** One node at its end; {@code took} is from its first start to its end. */
  public record Row(
      String key, String execution, String state, int attempts, Duration took, int frames) {}

  /**
   * One webhook.
   *
   * @param statuses what each try of it was answered
   */
  public record Delivery(String message, String kind, String state, List<Integer> statuses) {

    public Delivery {
      statuses = List.copyOf(statuses);
    }
  }

  public OrderOutcome {
    rows = List.copyOf(rows);
    deliveries = List.copyOf(deliveries);
    surprises = List.copyOf(surprises);
  }

  public boolean isWhole() {
    return surprises.isEmpty();
  }

  /** Executions in this state. */
  public List<Row> in(String state) {
    return rows.stream().filter(row -> row.state().equals(state)).toList();
  }

  public int frames() {
    return rows.stream().mapToInt(Row::frames).sum();
  }

  public int tries() {
    return deliveries.stream().mapToInt(delivery -> delivery.statuses().size()).sum();
  }
}
