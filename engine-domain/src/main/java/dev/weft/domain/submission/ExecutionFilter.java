package dev.weft.domain.submission;

import dev.weft.domain.execution.PublicState;
import dev.weft.domain.name.Lane;
import dev.weft.domain.name.Namespace;
import java.util.Set;

/** Which executions a list is about; an empty set lets everything through. */
public record ExecutionFilter(Set<Namespace> namespaces, Set<Lane> lanes, Set<PublicState> states) {

  public static final ExecutionFilter ALL = new ExecutionFilter(Set.of(), Set.of(), Set.of());

  public ExecutionFilter {
    namespaces = Set.copyOf(namespaces);
    lanes = Set.copyOf(lanes);
    states = Set.copyOf(states);
  }

  public boolean admits(ExecutionSummary execution) {
    return (namespaces.isEmpty() || namespaces.contains(execution.namespace()))
        && (lanes.isEmpty() || lanes.contains(execution.lane()))
        && (states.isEmpty() || states.contains(execution.state()));
  }

  /** Whether only executions that have not ended can pass. */
  public boolean livingOnly() {
    return !states.isEmpty() && states.stream().noneMatch(PublicState::isTerminal);
  }
}
