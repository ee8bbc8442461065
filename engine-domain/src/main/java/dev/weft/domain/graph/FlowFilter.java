package dev.weft.domain.graph;

import dev.weft.domain.flow.FlowState;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.partition.Partition;
import java.util.Set;

/** Which flows a list is about; an empty set lets everything through. */
public record FlowFilter(
    Set<Partition> partitions, Set<Namespace> namespaces, Set<FlowState> states) {

  public static final FlowFilter ALL = new FlowFilter(Set.of(), Set.of(), Set.of());

  public FlowFilter {
    partitions = Set.copyOf(partitions);
    namespaces = Set.copyOf(namespaces);
    states = Set.copyOf(states);
  }

  public boolean admits(FlowEntry entry) {
    return (partitions.isEmpty() || partitions.contains(entry.flow().id().partition()))
        && (namespaces.isEmpty() || namespaces.contains(entry.flow().spec().namespace()))
        && (states.isEmpty() || states.contains(entry.state()));
  }
}
