package dev.weft.domain.outbox;

import dev.weft.domain.input.UuidOrder;
import dev.weft.domain.input.UuidText;
import java.util.Objects;
import java.util.UUID;

/**
 * Names one outbox message; receivers see it as {@code webhook-id} on every try (I36).
 *
 * <p>Ordered as text, which is how PostgreSQL orders UUIDs; {@link UUID} itself compares signed.
 */
public record OutboxMessageId(UUID value) implements Comparable<OutboxMessageId> {

  public OutboxMessageId {
    Objects.requireNonNull(value, "value");
  }

  public static OutboxMessageId parse(String text) {
    return new OutboxMessageId(UuidText.parse("message_id", text));
  }

  @Override
  public int compareTo(OutboxMessageId other) {
    return UuidOrder.BY_BYTES.compare(value, other.value);
  }

  @Override
  public String toString() {
    return value.toString();
  }
}
