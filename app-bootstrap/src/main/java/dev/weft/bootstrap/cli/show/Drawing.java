package dev.weft.bootstrap.cli.show;

import dev.weft.bootstrap.demo.order.Scene;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The graph of the order; every name in braces stands where its node is. */
final class Drawing {

  private static final Pattern NODE = Pattern.compile("\\{([a-z]+)}");

  private static final List<String> LINES =
      List.of(
          "{order}─┬─{north}───┐",
          "          ├─{south}───┼─ 2 of 3 ──{reserve}─┐",
          "          ├─{east}────┘                       ├─{pack}───{mail}",
          "          ├─{charge}──────────────────────────┘",
          "          └─{engrave}────{wrap}");

  private final Look look;

  Drawing(Look look) {
    this.look = look;
  }

  List<String> lines(Scene scene) {
    return LINES.stream().map(line -> look.signs(line)).map(line -> drawn(line, scene)).toList();
  }

  private String drawn(String line, Scene scene) {
    return NODE.matcher(line).replaceAll(found -> node(found, scene));
  }

  private String node(MatchResult found, Scene scene) {
    String key = found.group(1);
    Mark mark = Mark.of(scene.find(key).map(Scene.Node::state).orElse("waiting"));
    return " " + look.in(mark.paint(), mark.sign() + " " + key) + " ";
  }
}
