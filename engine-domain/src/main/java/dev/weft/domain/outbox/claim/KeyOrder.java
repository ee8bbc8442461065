package dev.weft.domain.outbox.claim;

import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.setting.AbandonedKeyRule;
import java.util.Collection;

/**
 * First in, first out per endpoint and ordering key.
 *
 * <p>A message waits while an earlier one of its key is unsettled; an abandoned one lets the others
 * go, unless the setting says that it blocks.
 */
public record KeyOrder(AbandonedKeyRule abandoned) {

  public boolean free(OutboxMessage message, Collection<OutboxMessage> all) {
    return !message.key().isPresent()
        || all.stream().noneMatch(other -> before(other, message) && blocks(other.state()));
  }

  private static boolean before(OutboxMessage other, OutboxMessage message) {
    return other.endpoint().equals(message.endpoint())
        && other.key().equals(message.key())
        && OutboxMessage.OLDEST_FIRST.compare(other, message) < 0;
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
}
