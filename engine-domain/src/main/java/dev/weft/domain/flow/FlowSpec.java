package dev.weft.domain.flow;

import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.name.Tags;
import java.util.Objects;

/** A flow as its creator asks for it; a second call with another spec is a conflict (I13). */
public record FlowSpec(FlowId id, Kind kind, Namespace namespace, Tags tags) {

  public FlowSpec {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(namespace, "namespace");
    Objects.requireNonNull(tags, "tags");
  }
}
