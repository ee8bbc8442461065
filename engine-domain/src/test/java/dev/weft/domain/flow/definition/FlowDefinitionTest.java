package dev.weft.domain.flow.definition;

import static dev.weft.domain.flow.definition.Drafts.defined;
import static dev.weft.domain.flow.definition.Drafts.draft;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.EdgePolicy.AllOf;
import dev.weft.domain.flow.EdgePolicy.AnyOf;
import dev.weft.domain.flow.EdgePolicy.Quorum;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.flow.graph.Arc;
import dev.weft.domain.flow.graph.Cycle;
import dev.weft.domain.flow.graph.Graph;
import dev.weft.domain.flow.graph.GraphLimits;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FlowDefinitionTest {

  private static final EdgePolicy ANY = new AnyOf(OnSatisfied.DEFAULT);

  @Test
  void a_sound_draft_becomes_a_definition() {
    FlowDraft<String> draft = draft("a b c d", "a>c b>c c>d", Map.of(key("c"), ANY));

    FlowDefinition<String> definition = defined(draft);

    assertThat(definition.nodes()).isEqualTo(draft.nodes());
    assertThat(definition.edges()).isEqualTo(draft.edges());
    assertThat(definition.incoming(key("c")))
        .containsExactly(Drafts.edge("a>c"), Drafts.edge("b>c"));
    assertThat(definition.incoming(key("a"))).isEmpty();
    assertThat(definition.policy(key("c"))).isEqualTo(ANY);
    assertThat(definition.policy(key("d"))).isEqualTo(new AllOf());
    assertThat(definition.changesGraph()).isTrue();
  }

  @Test
  void an_empty_draft_changes_nothing() {
    assertThat(defined(draft("", "")).changesGraph()).isFalse();
  }

  @Nested
  class WhenTheDraftHasAProblem {

    @Test
    void a_cycle_is_named_by_its_nodes() {
      assertThat(problems(draft("s a b c", "s>a a>b b>c c>a")))
          .containsExactly(
              new DefinitionProblem.CycleFound<>(
                  new Cycle<>(List.of(key("a"), key("b"), key("c")))));
    }

    @Test
    void a_self_edge_is_named_once_and_is_no_cycle() {
      assertThat(problems(draft("a b", "a>a a>b a>a")))
          .containsExactly(new DefinitionProblem.SelfEdge<>(key("a")));
    }

    @Test
    void a_duplicate_pair_is_refused() {
      assertThat(problems(draft("a b", "a>b a>b")))
          .containsExactly(new DefinitionProblem.DuplicateEdge<>(key("a"), key("b")));
    }

    @Test
    void an_unknown_member_is_named_once() {
      assertThat(problems(draft("a b", "x>a x>b")))
          .containsExactly(new DefinitionProblem.UnknownMember<>(key("x")));
      assertThat(problems(draft("a", "a>y")))
          .containsExactly(new DefinitionProblem.UnknownMember<>(key("y")));
    }

    @Test
    void a_duplicate_node_is_refused() {
      assertThat(problems(draft("a b a", "a>b")))
          .containsExactly(new DefinitionProblem.DuplicateNode<>(key("a")));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 3})
    void a_quorum_out_of_range_is_refused(int k) {
      FlowDraft<String> draft = draft("a b c", "a>c b>c", Map.of(key("c"), quorum(k)));

      assertThat(problems(draft))
          .containsExactly(new DefinitionProblem.QuorumOutOfRange<>(key("c"), k, 2));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void a_quorum_within_range_is_taken(int k) {
      FlowDraft<String> draft = draft("a b c", "a>c b>c", Map.of(key("c"), quorum(k)));

      assertThat(problems(draft)).isEmpty();
    }

    @Test
    void a_quorum_is_measured_by_distinct_pairs() {
      FlowDraft<String> draft = draft("a c", "a>c a>c c>c", Map.of(key("c"), quorum(2)));

      assertThat(problems(draft))
          .contains(new DefinitionProblem.QuorumOutOfRange<>(key("c"), 2, 1));
    }

    @Test
    void a_policy_needs_a_node_with_edges() {
      assertThat(problems(draft("a b", "a>b", Map.of(key("a"), ANY))))
          .containsExactly(new DefinitionProblem.PolicyWithoutEdges<>(key("a")));
      assertThat(problems(draft("a b", "a>b", Map.of(key("x"), ANY))))
          .containsExactly(new DefinitionProblem.UnknownMember<>(key("x")));
    }
  }

  @Nested
  class WhenALimitIsMet {

    private final FlowDraft<String> draft = draft("a b c d", "a>d b>d c>d a>b a>c");

    @Test
    void exactly_at_the_limits_is_fine() {
      assertThat(problems(draft, new GraphLimits(4, 5, 3, 3, 3))).isEmpty();
    }

    @Test
    void one_beyond_each_limit_names_them_all() {
      assertThat(problems(draft, new GraphLimits(3, 4, 2, 2, 2)))
          .containsExactlyInAnyOrder(
              new DefinitionProblem.TooManyNodes<>(4, 3),
              new DefinitionProblem.TooManyEdges<>(5, 4),
              new DefinitionProblem.FanInTooWide<>(key("d"), 3, 2),
              new DefinitionProblem.FanOutTooWide<>(key("a"), 3, 2),
              new DefinitionProblem.TooDeep<>(3, 2));
    }

    @Test
    void the_defaults_are_those_of_the_product() {
      assertThat(GraphLimits.DEFAULT)
          .isEqualTo(new GraphLimits(10_000, 50_000, 10_000, 10_000, 1_000));
    }
  }

  @Nested
  class WhenTheFlowHasMembers {

    private final ExistingMembers<NodeKey> existing =
        new ExistingMembers<>(
            Graph.of(List.of(key("a"), key("b")), List.of(new Arc<>(key("a"), key("b")))),
            Set.of(key("f")));

    @Test
    void new_members_may_wait_for_them() {
      assertThat(defined(draft("c", "a>c b>c"), existing).incoming(key("c"))).hasSize(2);
    }

    @Test
    void no_edge_may_end_at_them() {
      assertThat(problems(draft("c", "c>b a>b"), existing, GraphLimits.DEFAULT))
          .containsExactly(
              new DefinitionProblem.EdgeIntoExisting<>(key("c"), key("b")),
              new DefinitionProblem.EdgeIntoExisting<>(key("a"), key("b")));
    }

    @Test
    void their_keys_and_policies_are_taken() {
      assertThat(problems(draft("b", "", Map.of(key("b"), ANY)), existing, GraphLimits.DEFAULT))
          .containsExactly(
              new DefinitionProblem.DuplicateNode<>(key("b")),
              new DefinitionProblem.PolicyForExisting<>(key("b")));
    }

    @Test
    void a_member_of_another_flow_is_foreign() {
      FlowDraft<String> draft = draft("c", "f>c", Map.of(key("f"), ANY));

      assertThat(problems(draft, existing, GraphLimits.DEFAULT))
          .containsExactly(new DefinitionProblem.ForeignMember<>(key("f")));
    }

    @Test
    void limits_count_the_whole_flow() {
      GraphLimits limits = new GraphLimits(2, 2, 1, 1, 2);

      assertThat(problems(draft("c", "a>c b>c"), existing, limits))
          .containsExactlyInAnyOrder(
              new DefinitionProblem.TooManyNodes<>(3, 2),
              new DefinitionProblem.TooManyEdges<>(3, 2),
              new DefinitionProblem.FanInTooWide<>(key("c"), 2, 1),
              new DefinitionProblem.FanOutTooWide<>(key("a"), 2, 1),
              new DefinitionProblem.TooDeep<>(3, 2));
      assertThat(problems(draft("c", "b>c"), existing, new GraphLimits(3, 2, 1, 1, 3))).isEmpty();
    }
  }

  @Test
  void one_refusal_lists_every_problem_at_once() {
    ExistingMembers<NodeKey> existing =
        new ExistingMembers<>(Graph.of(List.of(key("old")), List.of()), Set.of(key("f")));
    FlowDraft<String> draft =
        draft(
            "a b c d d e",
            "a>b b>a a>a c>d c>d x>c f>c a>old c>e",
            Map.of(key("d"), quorum(2), key("x"), ANY, key("old"), ANY, key("c"), quorum(0)));

    assertThat(problems(draft, existing, new GraphLimits(6, 8, 10, 1, 1)))
        .containsExactlyInAnyOrder(
            new DefinitionProblem.DuplicateNode<>(key("d")),
            new DefinitionProblem.SelfEdge<>(key("a")),
            new DefinitionProblem.DuplicateEdge<>(key("c"), key("d")),
            new DefinitionProblem.UnknownMember<>(key("x")),
            new DefinitionProblem.ForeignMember<>(key("f")),
            new DefinitionProblem.EdgeIntoExisting<>(key("a"), key("old")),
            new DefinitionProblem.QuorumOutOfRange<>(key("c"), 0, 2),
            new DefinitionProblem.QuorumOutOfRange<>(key("d"), 2, 1),
            new DefinitionProblem.PolicyForExisting<>(key("old")),
            new DefinitionProblem.TooManyNodes<>(7, 6),
            new DefinitionProblem.TooManyEdges<>(9, 8),
            new DefinitionProblem.CycleFound<>(new Cycle<>(List.of(key("a"), key("b")))),
            new DefinitionProblem.FanOutTooWide<>(key("c"), 2, 1),
            new DefinitionProblem.TooDeep<>(2, 1));
  }

  @Test
  void the_largest_graph_is_taken() {
    List<Node<String>> nodes =
        IntStream.range(0, 10_000).mapToObj(n -> new Node<>(key("n" + n), "work")).toList();
    List<EdgeSpec> edges = IntStream.range(0, 50_000).mapToObj(this::layered).toList();

    DefinitionResult<String> result =
        FlowDefinition.define(
            new FlowDraft<>(nodes, edges, Map.of()), ExistingMembers.none(), GraphLimits.DEFAULT);

    assertThat(result).isInstanceOf(DefinitionResult.Defined.class);
  }

  /** Layers of a hundred nodes; each of the last 9 900 waits for about five of the layer above. */
  private EdgeSpec layered(int n) {
    int child = 100 + n % 9_900;
    int above = (child / 100 - 1) * 100;
    return EdgeSpec.between(key("n" + (above + (child + n / 9_900) % 100)), key("n" + child));
  }

  private static List<DefinitionProblem<NodeKey>> problems(FlowDraft<String> draft) {
    return problems(draft, GraphLimits.DEFAULT);
  }

  private static List<DefinitionProblem<NodeKey>> problems(
      FlowDraft<String> draft, GraphLimits limits) {
    return problems(draft, ExistingMembers.none(), limits);
  }

  private static List<DefinitionProblem<NodeKey>> problems(
      FlowDraft<String> draft, ExistingMembers<NodeKey> existing, GraphLimits limits) {
    return switch (FlowDefinition.define(draft, existing, limits)) {
      case DefinitionResult.Defined<String> defined -> List.of();
      case DefinitionResult.Refused<String> refused -> refused.problems();
    };
  }

  private static EdgePolicy quorum(int k) {
    return new Quorum(k, OnSatisfied.DEFAULT);
  }

  private static NodeKey key(String value) {
    return new NodeKey(value);
  }
}
