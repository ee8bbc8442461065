package dev.weft.domain.flow.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GraphTest {

  @Test
  void a_graph_knows_its_nodes_and_arrows() {
    Graph<String> graph = graph("a>b a>c b>c a>b");

    assertThat(graph.nodes()).containsExactly("a", "b", "c");
    assertThat(graph.arcCount()).isEqualTo(3);
    assertThat(graph.downstream("a")).containsExactly("b", "c");
    assertThat(graph.upstream("c")).containsExactly("a", "b");
    assertThat(graph.upstream("a")).isEmpty();
    assertThat(graph.downstream("elsewhere")).isEmpty();
    assertThat(graph.contains(new Arc<>("a", "c"))).isTrue();
    assertThat(graph.contains(new Arc<>("c", "a"))).isFalse();
  }

  @Test
  void growing_leaves_the_smaller_graph_as_it_was() {
    Graph<String> small = graph("a>b");

    Graph<String> grown = small.with(List.of("c"), List.of(new Arc<>("b", "c")));

    assertThat(grown.nodes()).containsExactly("a", "b", "c");
    assertThat(grown.upstream("b")).containsExactly("a");
    assertThat(small.nodes()).containsExactly("a", "b");
    assertThat(small.downstream("b")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"a, z", "z, a"})
  void an_arrow_to_a_stranger_is_a_bug(String from, String to) {
    assertThatThrownBy(() -> Graph.of(List.of("a"), List.of(new Arc<>(from, to))))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "a>b, ''",
    "a>b b>c a>c, ''",
    "a>b b>a, a b",
    "a>b b>c c>a, a b c",
    "s>a a>b b>c c>b c>d, b c",
    "a>a, a",
    "a>b b>a b>c c>d d>c, a b|c d",
    "a>b b>c c>a c>b, a b c"
  })
  void each_knot_has_one_named_cycle(String arrows, String cycles) {
    List<Set<String>> named =
        graph(arrows).cycles().stream().map(cycle -> Set.copyOf(cycle.nodes())).toList();

    assertThat(named).containsExactlyInAnyOrderElementsOf(knots(cycles));
  }

  @Test
  void a_cycle_over_a_thousand_nodes_is_named_completely() {
    List<Integer> ring = IntStream.range(0, 1_000).boxed().toList();
    Graph<Integer> graph = Graph.of(ring, arcsOfRing(ring));

    List<Cycle<Integer>> cycles = graph.cycles();

    assertThat(cycles).hasSize(1);
    assertThat(cycles.get(0).nodes()).hasSize(1_000).containsExactlyInAnyOrderElementsOf(ring);
    assertIsWalk(graph, cycles.get(0));
  }

  @Test
  void named_cycles_are_walks_of_the_graph_and_exist_exactly_when_an_arrow_goes_back() {
    Random random = new Random(7);
    for (int round = 0; round < 300; round++) {
      Graph<Integer> graph = randomGraph(random, 12, 4 + random.nextInt(20));

      graph.cycles().forEach(cycle -> assertIsWalk(graph, cycle));

      assertThat(graph.cycles().isEmpty()).isEqualTo(canBeTakenApart(graph));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "a>b, a, c, ''",
    "a>b b>c, a, c, ''",
    "a>b b>c, c, a, a b c",
    "a>b b>c a>c, c, a, a c",
    "a>b c>c, a, a, a"
  })
  void an_arrow_closes_the_shortest_way_back(String arrows, String from, String to, String closed) {
    Graph<String> graph = graph(arrows).with(List.of("c"), List.of());

    assertThat(graph.wouldClose(new Arc<>(from, to)).map(Cycle::nodes).orElse(List.of()))
        .isEqualTo(words(closed));
  }

  @ParameterizedTest
  @CsvSource({
    "a>b, 2",
    "a>b b>c a>c, 3",
    "a>d a>b b>c c>d d>e, 5",
    "a>b c>d d>e, 3",
    "a>b b>c c>b c>d, 1"
  })
  void depth_is_the_length_of_the_longest_chain(String arrows, int depth) {
    assertThat(graph(arrows).depth()).isEqualTo(depth);
  }

  @Test
  void nothing_has_no_depth_and_one_node_has_depth_one() {
    assertThat(Graph.empty().depth()).isZero();
    assertThat(Graph.of(List.of("a"), List.of()).depth()).isEqualTo(1);
  }

  @Test
  void deep_graphs_do_not_exhaust_the_stack() {
    List<Integer> chain = IntStream.range(0, 20_000).boxed().toList();
    List<Arc<Integer>> arcs =
        IntStream.range(1, 20_000).mapToObj(n -> new Arc<>(n - 1, n)).toList();
    Graph<Integer> graph = Graph.of(chain, arcs);

    assertThat(graph.depth()).isEqualTo(20_000);
    assertThat(graph.cycles()).isEmpty();
    assertThat(graph.wouldClose(new Arc<>(19_999, 0)).orElseThrow().nodes()).isEqualTo(chain);
  }

  @Test
  void a_cycle_prints_its_way_home() {
    assertThat(new Cycle<>(List.of("a", "b"))).hasToString("a → b → a");
    assertThatThrownBy(() -> new Cycle<>(List.of())).isInstanceOf(IllegalArgumentException.class);
  }

  @ParameterizedTest
  @CsvSource({"0,1,1,1,1", "1,0,1,1,1", "1,1,0,1,1", "1,1,1,0,1", "1,1,1,1,0"})
  void limits_are_at_least_one(int nodes, int edges, int fanIn, int fanOut, int depth) {
    assertThatThrownBy(() -> new GraphLimits(nodes, edges, fanIn, fanOut, depth))
        .isInstanceOf(InvalidInput.class);
    assertThat(new GraphLimits(1, 1, 1, 1, 1).depth()).isEqualTo(1);
  }

  private static void assertIsWalk(Graph<Integer> graph, Cycle<Integer> cycle) {
    assertThat(cycle.nodes()).doesNotHaveDuplicates();
    assertThat(arcsOfRing(cycle.nodes())).allMatch(graph::contains);
  }

  private static <N> List<Arc<N>> arcsOfRing(List<N> ring) {
    return IntStream.range(0, ring.size())
        .mapToObj(n -> new Arc<>(ring.get(n), ring.get((n + 1) % ring.size())))
        .toList();
  }

  private static Graph<Integer> randomGraph(Random random, int nodes, int arcs) {
    List<Arc<Integer>> drawn = new ArrayList<>();
    for (int i = 0; i < arcs; i++) {
      drawn.add(new Arc<>(random.nextInt(nodes), random.nextInt(nodes)));
    }
    return Graph.of(IntStream.range(0, nodes).boxed().toList(), drawn);
  }

  private static boolean canBeTakenApart(Graph<Integer> graph) {
    Set<Integer> rest = new LinkedHashSet<>(graph.nodes());
    while (rest.removeIf(node -> Collections.disjoint(graph.upstream(node), rest))) {}
    return rest.isEmpty();
  }

  private static Graph<String> graph(String arrows) {
    List<Arc<String>> arcs =
        Arrays.stream(arrows.split(" "))
            .map(arrow -> new Arc<>(arrow.substring(0, 1), arrow.substring(2)))
            .toList();
    Set<String> nodes = new LinkedHashSet<>();
    arcs.forEach(arc -> nodes.addAll(List.of(arc.from(), arc.to())));
    return Graph.of(nodes, arcs);
  }

  private static List<Set<String>> knots(String text) {
    return text.isEmpty()
        ? List.of()
        : Arrays.stream(text.split("\\|")).map(knot -> Set.copyOf(words(knot))).toList();
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : List.of(text.split(" "));
  }
}
