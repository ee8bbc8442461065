package dev.weft.domain.outbox;

import dev.weft.domain.input.UuidOrder;
import dev.weft.domain.input.UuidText;
import java.util.Objects;
import java.util.UUID;

/** Names one receiver of outbox messages. */
public record EndpointId(UUID value) implements Comparable<EndpointId> {

  public EndpointId {
    Objects.requireNonNull(value, "value");
  }

  public static EndpointId parse(String text) {
    return new EndpointId(UuidText.parse("endpoint_id", text));
  }

  @Override
  public int compareTo(EndpointId other) {
    return UuidOrder.BY_BYTES.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value.toString();
  }
}
