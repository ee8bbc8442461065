package dev.weft.adapter.inmemory;

import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.FlowId;
import java.util.Comparator;

/** An edge's id is unique within its flow. */
record EdgeName(FlowId flow, EdgeId id) implements Comparable<EdgeName> {

  private static final Comparator<EdgeName> ORDER =
      Comparator.comparing(EdgeName::id).thenComparing(EdgeName::flow);

  @Override
  public int compareTo(EdgeName other) {
    return ORDER.compare(this, other);
  }
}
