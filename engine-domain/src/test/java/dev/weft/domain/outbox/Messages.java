package dev.weft.domain.outbox;

import dev.weft.domain.name.Kind;
import java.time.Instant;
import java.util.UUID;

/** Valid messages for tests; only what matters is said. */
public final class Messages {

  public static final Instant NOW = Instant.parse("2026-03-01T12:00:00Z");
  public static final EndpointId ENDPOINT = new EndpointId(new UUID(0, 99));
  public static final ClaimToken TOKEN = new ClaimToken(new UUID(0, 7));
  public static final ClaimToken OTHER_TOKEN = new ClaimToken(new UUID(0, 8));

  private Messages() {}

  public static OutboxMessageId id(int number) {
    return new OutboxMessageId(new UUID(0, number));
  }

  /** Message n, created n seconds before an hour ago, so that a higher number is older. */
  public static OutboxMessage message(int number, MessageState state) {
    Instant created = NOW.minusSeconds(3_600 + number);
    return new OutboxMessage(
        id(number),
        ENDPOINT,
        new Kind("order.paid"),
        OrderingKey.NONE,
        created,
        created,
        MessageHistory.NEW,
        state);
  }

  public static OutboxMessage sending(int number) {
    return message(number, new MessageState.Sending(TOKEN, NOW.plusSeconds(60), false));
  }

  public static OutboxMessage pending(int number) {
    return message(number, new MessageState.Pending(NOW));
  }

  public static OutboxMessage keyed(OutboxMessage message, String key) {
    return new OutboxMessage(
        message.id(),
        message.endpoint(),
        message.kind(),
        new OrderingKey(key),
        message.createdAt(),
        message.ageFrom(),
        message.history(),
        message.state());
  }

  public static OutboxMessage with(OutboxMessage message, MessageHistory history) {
    return message.moved(message.state(), history);
  }

  public static MessageHistory retried(int retries) {
    return new MessageHistory(retries, Refusals.NONE, LeaseLosses.NONE, "");
  }
}
