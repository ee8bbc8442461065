package dev.weft.domain.flow.definition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.flow.graph.Cycle;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

class DefinitionProblemTest {

  private final Map<DefinitionProblem<String>, String> sentences =
      Map.ofEntries(
          Map.entry(
              new DefinitionProblem.CycleFound<>(new Cycle<>(List.of("a", "b"))),
              "edges was 'a → b → a', expected no cycle"),
          Map.entry(
              new DefinitionProblem.SelfEdge<>("a"), "edge was 'a', expected two different ends"),
          Map.entry(
              new DefinitionProblem.DuplicateEdge<>("a", "b"),
              "edge was 'a → b', expected one edge per pair"),
          Map.entry(
              new DefinitionProblem.UnknownMember<>("a"),
              "member was 'a', expected a node of this flow"),
          Map.entry(
              new DefinitionProblem.ForeignMember<>("a"),
              "member was 'a', expected a node of this flow, not of another"),
          Map.entry(
              new DefinitionProblem.DuplicateNode<>("a"),
              "node was 'a', expected a key used once in the flow"),
          Map.entry(
              new DefinitionProblem.EdgeIntoExisting<>("a", "b"),
              "edge was 'a → b', expected an edge into a new member"),
          Map.entry(
              new DefinitionProblem.QuorumOutOfRange<>("a", 4, 3),
              "k of a was '4', expected 1 to 3"),
          Map.entry(
              new DefinitionProblem.PolicyWithoutEdges<>("a"),
              "policy was 'a', expected a node with incoming edges"),
          Map.entry(
              new DefinitionProblem.PolicyForExisting<>("a"),
              "policy was 'a', expected a new member"),
          Map.entry(
              new DefinitionProblem.TooManyNodes<>(11, 10), "nodes was '11', expected at most 10"),
          Map.entry(
              new DefinitionProblem.TooManyEdges<>(11, 10), "edges was '11', expected at most 10"),
          Map.entry(
              new DefinitionProblem.FanInTooWide<>("a", 11, 10),
              "fan-in of a was '11', expected at most 10"),
          Map.entry(
              new DefinitionProblem.FanOutTooWide<>("a", 11, 10),
              "fan-out of a was '11', expected at most 10"),
          Map.entry(
              new DefinitionProblem.TooDeep<>(11, 10), "depth was '11', expected at most 10"));

  @TestFactory
  Stream<DynamicTest> every_problem_says_what_it_found_and_what_it_expected() {
    return sentences.entrySet().stream()
        .map(
            entry ->
                DynamicTest.dynamicTest(
                    entry.getValue(),
                    () ->
                        assertThat(entry.getKey().problem().sentence())
                            .isEqualTo(entry.getValue())));
  }
}
