package dev.weft.domain.flow;

import dev.weft.domain.input.UuidOrder;
import dev.weft.domain.input.UuidText;
import java.util.Objects;
import java.util.UUID;

/** Names one edge of a flow; chosen by the caller on the incremental path. */
public record EdgeId(UUID value) implements Comparable<EdgeId> {

  public EdgeId {
    Objects.requireNonNull(value, "value");
  }

  public static EdgeId parse(String text) {
    return new EdgeId(UuidText.parse("edge_id", text));
  }

  @Override
  public int compareTo(EdgeId other) {
    return UuidOrder.BY_BYTES.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value.toString();
  }
}
