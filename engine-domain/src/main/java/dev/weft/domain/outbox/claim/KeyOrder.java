package dev.weft.domain.outbox.claim;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OrderingKey;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.setting.AbandonedKeyRule;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;

/**
 * First in, first out per endpoint and ordering key.
 *
 * <p>A message waits while an earlier one of its key is unsettled; an abandoned one lets the others
 * go, unless the setting says that it blocks.
 */
public record KeyOrder(AbandonedKeyRule abandoned) {

  /** Tells which of these rows no earlier one holds back; looks at each row once. */
  public Predicate<OutboxMessage> free(Collection<OutboxMessage> all) {
    Map<Line, OutboxMessage> first = new HashMap<>();
    all.stream()
        .filter(row -> row.key().isPresent() && blocks(row.state()))
        .forEach(row -> first.merge(Line.of(row), row, KeyOrder::older));
    return row ->
        !row.key().isPresent()
            || OutboxMessage.OLDEST_FIRST.compare(first.getOrDefault(Line.of(row), row), row) >= 0;
  }

  private static OutboxMessage older(OutboxMessage one, OutboxMessage other) {
    return OutboxMessage.OLDEST_FIRST.compare(one, other) <= 0 ? one : other;
  }

  private boolean blocks(MessageState state) {
    return switch (state) {
      case MessageState.Pending pending -> true;
      case MessageState.Sending sending -> true;
      case MessageState.Parked parked -> true;
      case MessageState.Sent sent -> false;
      case MessageState.Abandoned given -> abandoned == AbandonedKeyRule.BLOCKS;
    };
  }

  /** The messages that leave one after the other. */
  private record Line(EndpointId endpoint, OrderingKey key) {

    static Line of(OutboxMessage row) {
      return new Line(row.endpoint(), row.key());
    }
  }
}
