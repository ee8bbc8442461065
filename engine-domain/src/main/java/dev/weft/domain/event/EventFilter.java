package dev.weft.domain.event;

import dev.weft.domain.name.Namespace;
import java.util.Set;

/** Which events a subscriber wants; an empty set lets everything through. */
public record EventFilter(Set<EventKind> kinds, Set<Namespace> namespaces) {

  public static final EventFilter ALL = new EventFilter(Set.of(), Set.of());

  public EventFilter {
    kinds = Set.copyOf(kinds);
    namespaces = Set.copyOf(namespaces);
  }

  public boolean admits(EngineEvent event) {
    return (kinds.isEmpty() || kinds.contains(event.kind()))
        && (namespaces.isEmpty() || namespaces.contains(event.namespace()));
  }
}
