package dev.weft.domain.flow.definition;

import dev.weft.domain.flow.NodeKey;
import java.util.Objects;

/** One node of a definition: its key and the work its execution will do. */
public record Node<W>(NodeKey key, W work) {

  public Node {
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(work, "work");
  }
}
