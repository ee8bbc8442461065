package dev.weft.domain.graph;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.NodeKey;
import java.util.Objects;

/**
 * An execution's place in its flow: its key there, and a hash of what was asked of it.
 *
 * <p>A key is used once per flow. The hash tells a repeated call from a conflicting one (I13).
 */
public record Member(ExecutionId execution, NodeKey key, Bytes content) {

  public Member {
    Objects.requireNonNull(execution, "execution");
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(content, "content");
  }
}
