package dev.weft.domain.flow.graph;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * An immutable directed graph; walks follow the order in which nodes and arrows were given.
 *
 * <p>It may hold cycles: it is also the graph that is about to be refused.
 */
public final class Graph<N> {

  private final Map<N, Set<N>> downstream = new LinkedHashMap<>();
  private final Map<N, Set<N>> upstream = new LinkedHashMap<>();

  private Graph() {}

  public static <N> Graph<N> empty() {
    return new Graph<>();
  }

  /** Both ends of every arrow must be among the nodes; an arrow given twice counts once. */
  public static <N> Graph<N> of(Collection<N> nodes, Collection<Arc<N>> arcs) {
    return Graph.<N>empty().with(nodes, arcs);
  }

  /** This graph and more. */
  public Graph<N> with(Collection<N> nodes, Collection<Arc<N>> arcs) {
    Graph<N> grown = new Graph<>();
    grown.addAll(this);
    nodes.forEach(grown::add);
    arcs.forEach(grown::connect);
    return grown;
  }

  public Set<N> nodes() {
    return Collections.unmodifiableSet(downstream.keySet());
  }

  public boolean contains(N node) {
    return downstream.containsKey(node);
  }

  public boolean contains(Arc<N> arc) {
    return downstream(arc.from()).contains(arc.to());
  }

  public Set<N> downstream(N node) {
    return Collections.unmodifiableSet(downstream.getOrDefault(node, Set.of()));
  }

  public Set<N> upstream(N node) {
    return Collections.unmodifiableSet(upstream.getOrDefault(node, Set.of()));
  }

  public int arcCount() {
    return downstream.values().stream().mapToInt(Set::size).sum();
  }

  /** One named cycle for each knot of nodes that reach each other; none in a DAG. */
  public List<Cycle<N>> cycles() {
    return new CycleSearch<>(this).cycles();
  }

  /** The cycle that one more arrow would close, by the shortest way back. */
  public Optional<Cycle<N>> wouldClose(Arc<N> arc) {
    return new PathSearch<>(this).shortest(arc.to(), arc.from()).map(Cycle::new);
  }

  /** Nodes on the longest chain; nodes on or behind a cycle do not count. */
  public int depth() {
    return Depth.of(this);
  }

  private void addAll(Graph<N> other) {
    other.downstream.forEach((node, next) -> downstream.put(node, new LinkedHashSet<>(next)));
    other.upstream.forEach((node, next) -> upstream.put(node, new LinkedHashSet<>(next)));
  }

  private void add(N node) {
    downstream.computeIfAbsent(node, key -> new LinkedHashSet<>());
    upstream.computeIfAbsent(node, key -> new LinkedHashSet<>());
  }

  private void connect(Arc<N> arc) {
    if (!contains(arc.from()) || !contains(arc.to())) {
      throw new IllegalArgumentException("an end of " + arc + " is not in the graph");
    }
    downstream.get(arc.from()).add(arc.to());
    upstream.get(arc.to()).add(arc.from());
  }
}
