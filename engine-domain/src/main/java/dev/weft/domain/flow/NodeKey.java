package dev.weft.domain.flow;

import dev.weft.domain.name.Identifier;

/** The user's name of a node inside one flow definition. */
public record NodeKey(String value) implements Comparable<NodeKey> {

  public NodeKey {
    Identifier.checked("node key", value);
  }

  @Override
  public int compareTo(NodeKey other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
