package dev.weft.domain.flow.definition;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.flow.graph.GraphLimits;
import dev.weft.domain.input.InvalidInput;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FlowSketchTest {

  private static final EdgePolicy ANY = new EdgePolicy.AnyOf(OnSatisfied.LET_RUN);

  @Test
  void nodes_edges_and_policies_come_out_as_they_were_sketched() {
    FlowSketch<String> sketch = new FlowSketch<>();
    FlowSketch.Mark a = sketch.node("a", "fetch a");
    FlowSketch.Mark b = sketch.node("b", "fetch b", a);
    FlowSketch.Mark c = sketch.node("c", "merge", ANY, a);

    FlowDraft<String> draft = sketch.passing(b, c, "right").draft();

    NodeKey keyOfA = new NodeKey("a");
    NodeKey keyOfB = new NodeKey("b");
    NodeKey keyOfC = new NodeKey("c");
    assertThat(draft)
        .isEqualTo(
            new FlowDraft<>(
                List.of(
                    new Node<>(keyOfA, "fetch a"),
                    new Node<>(keyOfB, "fetch b"),
                    new Node<>(keyOfC, "merge")),
                List.of(
                    EdgeSpec.between(keyOfA, keyOfB),
                    EdgeSpec.between(keyOfA, keyOfC),
                    new EdgeSpec(keyOfB, keyOfC, new DataPassingRef("right"))),
                Map.of(keyOfC, ANY)));
  }

  @Test
  void a_sketch_is_checked_like_any_draft() {
    FlowSketch<String> sketch = new FlowSketch<>();
    sketch.node("a", "work", sketch.existing("nobody"));

    DefinitionResult<String> result =
        FlowDefinition.define(sketch.draft(), ExistingMembers.none(), GraphLimits.DEFAULT);

    assertThat(result)
        .isEqualTo(
            new DefinitionResult.Refused<>(
                List.of(new DefinitionProblem.UnknownMember<>(new NodeKey("nobody")))));
  }

  @Test
  void it_draws_itself_and_refuses_what_is_no_graph() {
    FlowSketch<String> sketch = new FlowSketch<>();
    FlowSketch.Mark old = sketch.existing("old");
    sketch.node("new", "work", old);

    assertThat(sketch.toMermaid()).contains("[\"new\"]", "-->");

    sketch.node("new", "again");
    assertThatThrownBy(sketch::toMermaid)
        .isInstanceOf(InvalidInput.class)
        .hasMessageContaining("new");
  }
}
