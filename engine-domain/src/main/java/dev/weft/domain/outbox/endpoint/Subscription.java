package dev.weft.domain.outbox.endpoint;

import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import java.util.Set;

/** Which messages an endpoint wants; an empty set means all. */
public record Subscription(Set<Kind> kinds, Set<Namespace> namespaces) {

  public static final Subscription EVERYTHING = new Subscription(Set.of(), Set.of());

  public Subscription {
    kinds = Set.copyOf(kinds);
    namespaces = Set.copyOf(namespaces);
  }

  public boolean wants(Kind kind, Namespace namespace) {
    return (kinds.isEmpty() || kinds.contains(kind))
        && (namespaces.isEmpty() || namespaces.contains(namespace));
  }
}
