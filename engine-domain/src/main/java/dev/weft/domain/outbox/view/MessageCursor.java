package dev.weft.domain.outbox.view;

import dev.weft.domain.input.UuidText;
import dev.weft.domain.outbox.OutboxMessageId;
import java.util.Objects;
import java.util.UUID;

/** Where a list of messages goes on: behind this id. */
public record MessageCursor(OutboxMessageId after) {

  /** Below every id the engine makes. */
  public static final MessageCursor START = new MessageCursor(new OutboxMessageId(new UUID(0, 0)));

  public MessageCursor {
    Objects.requireNonNull(after, "after");
  }

  /** Reads what {@link #toString} wrote. */
  public static MessageCursor parse(String text) {
    return new MessageCursor(new OutboxMessageId(UuidText.parse("cursor", text)));
  }

  @Override
  public String toString() {
    return after.toString();
  }
}
