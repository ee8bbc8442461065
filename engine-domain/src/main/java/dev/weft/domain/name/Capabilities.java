package dev.weft.domain.name;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** What a worker can do, or what an execution needs; sorted, so that equal sets are equal text. */
public record Capabilities(SortedSet<String> names) {

  public static final Capabilities NONE = new Capabilities(new TreeSet<>());

  public Capabilities {
    names.forEach(name -> Identifier.checked("capability", name));
    names = Collections.unmodifiableSortedSet(new TreeSet<>(names));
  }

  public static Capabilities of(Collection<String> names) {
    return new Capabilities(new TreeSet<>(names));
  }

  public static Capabilities of(String... names) {
    return of(List.of(names));
  }

  /** Whether a worker with these capabilities may run what requires the given ones. */
  public boolean cover(Capabilities required) {
    return names.containsAll(required.names);
  }
}
