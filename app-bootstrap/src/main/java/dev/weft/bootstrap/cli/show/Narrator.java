package dev.weft.bootstrap.cli.show;

import dev.weft.bootstrap.demo.order.Scene;
import dev.weft.bootstrap.demo.order.Scene.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Tells what changed between two scenes, a line each. */
final class Narrator {

  private static final int BUSY = 429;

  private Scene before = Scene.EMPTY;

  /** New attempts first, then what they said, then how nodes ended. */
  List<Told> next(Scene now) {
    List<Told> told = new ArrayList<>();
    now.nodes().stream().flatMap(this::retries).forEach(told::add);
    now.said().stream().map(line -> new Told(line.key(), line.text())).forEach(told::add);
    now.nodes().stream().flatMap(this::ends).forEach(told::add);
    answers(now).forEach(told::add);
    before = now;
    return told;
  }

  private Stream<Told> retries(Node node) {
    int known = before.find(node.key()).map(Node::failures).orElse(0);
    return node.failures() > known
        ? Stream.of(new Told(node.key(), "fails: the bank is busy; it will be tried again"))
        : Stream.empty();
  }

  private Stream<Told> ends(Node node) {
    boolean moved = before.find(node.key()).filter(Node::isOver).isEmpty();
    return node.isOver() && moved ? Stream.of(new Told(node.key(), end(node))) : Stream.empty();
  }

  private static String end(Node node) {
    return switch (node.state()) {
      case "completed" -> node.attempts() > 1 ? "is done, at the second try" : "is done";
      case "failed" -> "fails for good: the laser is broken";
      case "cancelled" -> "is cancelled: two of three warehouses have answered";
      case "skipped" -> "is skipped: there is nothing engraved to wrap";
      default -> "is " + node.state();
    };
  }

  /** The receiver's trouble. */
  private Stream<Told> answers(Scene now) {
    List<Integer> all = now.webhooks().answers();
    return all.subList(before.webhooks().answers().size(), all.size()).stream()
        .filter(status -> status == BUSY)
        .map(status -> new Told("webhook", "the receiver answers 429: come back in 1 s"));
  }

  /** Who it is about, and what there is to say. */
  record Told(String key, String text) {}
}
