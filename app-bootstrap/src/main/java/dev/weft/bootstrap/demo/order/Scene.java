package dev.weft.bootstrap.demo.order;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What the API tells at one moment.
 *
 * @param at since the order was submitted
 * @param settled whether the end of the flow is recorded
 * @param said output that came since the scene before
 */
public record Scene(
    Duration at,
    boolean settled,
    List<Node> nodes,
    List<Line> said,
    Progress progress,
    Webhooks webhooks) {

  /**
   * One node.
   *
   * @param attempts how many were begun
   * @param failures how many of them failed for now
   */
  public record Node(String key, String state, int attempts, int failures) {

    public boolean isOver() {
      return !List.of("waiting", "waiting_children", "delayed", "active").contains(state);
    }
  }

  /** One line of output of a node. */
  public record Line(String key, String text) {}

  /** The rolling summary of the longest work. */
  public record Progress(int done, int of, String last) {

    public static final Progress NONE = new Progress(0, 0, "");
  }

  /**
   * The outbox.
   *
   * @param answers what the receiver answered, in order
   */
  public record Webhooks(int sent, int waiting, List<Integer> answers) {

    public static final Webhooks NONE = new Webhooks(0, 0, List.of());

    public Webhooks {
      answers = List.copyOf(answers);
    }
  }

  public static final Scene EMPTY =
      new Scene(Duration.ZERO, false, List.of(), List.of(), Progress.NONE, Webhooks.NONE);

  public Scene {
    nodes = List.copyOf(nodes);
    said = List.copyOf(said);
  }

  public Optional<Node> find(String key) {
    return nodes.stream().filter(node -> node.key().equals(key)).findFirst();
  }

  /** Whether nothing moves any more, inside the house or on its way out. */
  public boolean isOver() {
    return !nodes.isEmpty()
        && nodes.stream().allMatch(Node::isOver)
        && settled
        && webhooks.waiting() == 0;
  }
}
