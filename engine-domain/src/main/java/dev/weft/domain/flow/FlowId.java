package dev.weft.domain.flow;

import dev.weft.domain.input.UuidOrder;
import dev.weft.domain.input.UuidText;
import dev.weft.domain.partition.Partition;
import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.UUID;

/**
 * Names one flow; its text form is the bare UUID. Everything of the flow lives on its partition.
 */
public record FlowId(UUID value) implements Comparable<FlowId> {

  public FlowId {
    Objects.requireNonNull(value, "value");
  }

  public static FlowId parse(String text) {
    return new FlowId(UuidText.parse("flow_id", text));
  }

  public Partition partition() {
    ByteBuffer bytes = ByteBuffer.allocate(16);
    bytes.putLong(value.getMostSignificantBits()).putLong(value.getLeastSignificantBits());
    return Partition.ofBytes(bytes.array());
  }

  @Override
  public int compareTo(FlowId other) {
    return UuidOrder.BY_BYTES.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value.toString();
  }
}
