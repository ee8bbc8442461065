package dev.weft.bootstrap.cli.remote;

import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonObject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The graph of a flow as the text of a Mermaid flowchart, each node with its state.
 *
 * <p>Keys and states hold no character that could end a label.
 */
final class MermaidGraph {

  private MermaidGraph() {}

  static String of(JsonObject graph) {
    StringBuilder text = new StringBuilder("flowchart TD\n");
    Map<String, String> names = new HashMap<>();
    for (JsonObject node : each(graph, "nodes")) {
      String name = "n" + names.size();
      names.put(Shown.member(node, "execution_id"), name);
      text.append("  %s[\"%s : %s\"]\n".formatted(name, key(node), state(node)));
    }
    for (JsonObject edge : each(graph, "edges")) {
      text.append(
          "  %s --> %s\n"
              .formatted(
                  names.get(Shown.member(edge, "from")), names.get(Shown.member(edge, "to"))));
    }
    return text.toString().stripTrailing();
  }

  private static String key(JsonObject node) {
    return Shown.member(node, "key");
  }

  private static String state(JsonObject node) {
    return Shown.member(node, "public_state");
  }

  private static List<JsonObject> each(JsonObject graph, String list) {
    return ((JsonArray) graph.find(list).orElseThrow())
        .elements().stream().map(JsonObject.class::cast).toList();
  }
}
