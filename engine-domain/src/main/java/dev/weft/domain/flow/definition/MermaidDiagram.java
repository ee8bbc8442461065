package dev.weft.domain.flow.definition;

import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.EdgePolicy.AllOf;
import dev.weft.domain.flow.EdgePolicy.AnyOf;
import dev.weft.domain.flow.EdgePolicy.Quorum;
import dev.weft.domain.flow.NodeKey;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A definition as the text of a Mermaid flowchart.
 *
 * <p>Every character of a label that is neither a letter, a digit nor plain punctuation becomes an
 * entity code, so that no label can end its quotes or smuggle in markup.
 */
public final class MermaidDiagram {

  private static final String PLAIN_PUNCTUATION = " .,_:-/";

  private final FlowDefinition<?> definition;
  private final Map<NodeKey, String> names = new LinkedHashMap<>();

  private MermaidDiagram(FlowDefinition<?> definition) {
    this.definition = definition;
    definition.nodes().forEach(node -> name(node.key()));
    definition.edges().forEach(edge -> name(edge.from()));
  }

  public static String of(FlowDefinition<?> definition) {
    return new MermaidDiagram(definition).text();
  }

  private void name(NodeKey key) {
    names.putIfAbsent(key, "n" + names.size());
  }

  private String text() {
    StringBuilder text = new StringBuilder("flowchart TD\n");
    names.keySet().forEach(key -> text.append(node(key)));
    definition.edges().forEach(edge -> text.append(edge(edge)));
    return text.toString();
  }

  private String node(NodeKey key) {
    boolean joins = definition.incoming(key).size() > 1;
    String label = joins ? key + " : " + label(definition.policy(key)) : key.value();
    return "  " + names.get(key) + "[\"" + escaped(label) + "\"]\n";
  }

  private static String label(EdgePolicy policy) {
    return switch (policy) {
      case AllOf all -> "all_of";
      case AnyOf any -> "any_of";
      case Quorum quorum -> "quorum " + quorum.k();
    };
  }

  private String edge(EdgeSpec edge) {
    String label = edge.ref().isPresent() ? "|\"" + escaped(edge.ref().label()) + "\"|" : "";
    return "  " + names.get(edge.from()) + " -->" + label + " " + names.get(edge.to()) + "\n";
  }

  private static String escaped(String label) {
    StringBuilder escaped = new StringBuilder();
    label.codePoints().forEach(codePoint -> append(escaped, codePoint));
    return escaped.toString();
  }

  private static void append(StringBuilder escaped, int codePoint) {
    if (Character.isLetterOrDigit(codePoint) || PLAIN_PUNCTUATION.indexOf(codePoint) >= 0) {
      escaped.appendCodePoint(codePoint);
    } else {
      escaped.append('#').append(codePoint).append(';');
    }
  }
}
