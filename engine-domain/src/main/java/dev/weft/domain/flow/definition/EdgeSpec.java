package dev.weft.domain.flow.definition;

import dev.weft.domain.flow.DataPassingRef;
import dev.weft.domain.flow.NodeKey;
import dev.weft.domain.flow.graph.Arc;
import java.util.Objects;

/** One edge of a definition: {@code to} waits for {@code from}. */
public record EdgeSpec(NodeKey from, NodeKey to, DataPassingRef ref) {

  public EdgeSpec {
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
    Objects.requireNonNull(ref, "ref");
  }

  public static EdgeSpec between(NodeKey from, NodeKey to) {
    return new EdgeSpec(from, to, DataPassingRef.NONE);
  }

  public Arc<NodeKey> arc() {
    return new Arc<>(from, to);
  }
}
