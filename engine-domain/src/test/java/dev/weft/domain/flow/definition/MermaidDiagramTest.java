package dev.weft.domain.flow.definition;

import static dev.weft.domain.flow.definition.Drafts.defined;
import static dev.weft.domain.flow.definition.Drafts.draft;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgePolicy.AnyOf;
import dev.weft.domain.flow.EdgePolicy.Quorum;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.flow.graph.Graph;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class MermaidDiagramTest {

  @Test
  void joins_show_their_policy() {
    FlowDraft<String> draft =
        draft(
            "a b c d e",
            "a>c b>c a>d b>d a>e b>e",
            Map.of(
                new NodeKey("c"), new Quorum(2, OnSatisfied.DEFAULT),
                new NodeKey("d"), new AnyOf(OnSatisfied.DEFAULT)));

    assertThat(defined(draft).toMermaid())
        .isEqualTo(
            """
            flowchart TD
              n0["a"]
              n1["b"]
              n2["c : quorum 2"]
              n3["d : any_of"]
              n4["e : all_of"]
              n0 --> n2
              n1 --> n2
              n0 --> n3
              n1 --> n3
              n0 --> n4
              n1 --> n4
            """);
  }

  @Test
  void an_existing_upstream_is_drawn_too() {
    ExistingMembers<NodeKey> existing =
        new ExistingMembers<>(Graph.of(List.of(new NodeKey("old")), List.of()), Set.of());

    assertThat(defined(draft("a", "old>a"), existing).toMermaid())
        .isEqualTo("flowchart TD\n  n0[\"a\"]\n  n1[\"old\"]\n  n1 --> n0\n");
  }

  @Test
  void a_label_cannot_leave_its_quotes() {
    EdgeSpec edge =
        new EdgeSpec(
            new NodeKey("a"), new NodeKey("b"), new DataPassingRef("é1 \"]|<b>#35;.,_:-/"));
    FlowDraft<String> plain = draft("a b", "");

    String text = defined(new FlowDraft<>(plain.nodes(), List.of(edge), Map.of())).toMermaid();

    assertThat(text).endsWith("  n0 -->|\"é1 #34;#93;#124;#60;b#62;#35;35#59;.,_:-/\"| n1\n");
  }
}
