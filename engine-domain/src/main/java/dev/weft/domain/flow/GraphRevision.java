package dev.weft.domain.flow;

import dev.weft.domain.input.InvalidInput;

/** Counts the calls that changed the graph of a flow; a repeated call changes nothing. */
public record GraphRevision(long value) implements Comparable<GraphRevision> {

  public static final GraphRevision FIRST = new GraphRevision(0);

  public GraphRevision {
    if (value < 0) {
      throw InvalidInput.of("graph_revision", value, "0 or more");
    }
  }

  public GraphRevision next() {
    return new GraphRevision(value + 1);
  }

  /** Whether a caller who expects that revision looked at another graph than this one. */
  public boolean isStale(GraphRevision expected) {
    return !equals(expected);
  }

  @Override
  public int compareTo(GraphRevision other) {
    return Long.compare(value, other.value);
  }

  @Override
  public String toString() {
    return Long.toString(value);
  }
}
