package dev.weft.adapter.postgres.dispatch;

import dev.weft.domain.dispatch.EventScope;
import dev.weft.domain.name.InstanceTag;
import dev.weft.domain.name.Namespace;
import java.time.Duration;

/** A scope as parameters; one that lets everything through is null. */
public record ScopeColumns(
    String[] namespaces, String tagKey, String tagValue, long olderThan, int max) {

  static ScopeColumns of(EventScope scope, Duration olderThan, int max) {
    InstanceTag tag = scope.instanceTag();
    return new ScopeColumns(
        scope.namespaces().isEmpty()
            ? null
            : scope.namespaces().stream().map(Namespace::value).toArray(String[]::new),
        tag.isPresent() ? tag.key() : null,
        tag.isPresent() ? tag.value() : null,
        olderThan.toMillis(),
        max);
  }
}
