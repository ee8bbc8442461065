package dev.weft.domain.dispatch;

import dev.weft.domain.name.InstanceTag;
import dev.weft.domain.name.Namespace;
import java.util.Objects;
import java.util.Set;

/**
 * Whose completions a reconciler looks at.
 *
 * @param namespaces an empty set lets every namespace through
 * @param instanceTag {@link InstanceTag#NONE} lets every one through
 */
public record EventScope(Set<Namespace> namespaces, InstanceTag instanceTag) {

  public static final EventScope ALL = new EventScope(Set.of(), InstanceTag.NONE);

  public EventScope {
    namespaces = Set.copyOf(namespaces);
    Objects.requireNonNull(instanceTag, "instanceTag");
  }

  public boolean admits(Namespace namespace, InstanceTag tag) {
    return (namespaces.isEmpty() || namespaces.contains(namespace))
        && (!instanceTag.isPresent() || instanceTag.equals(tag));
  }
}
