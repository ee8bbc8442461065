package dev.weft.domain.outbox;

import dev.weft.domain.name.Kind;
import java.time.Instant;
import java.util.Comparator;
import java.util.Objects;

/**
 * One fact on its way to one endpoint.
 *
 * <p>Age counts from {@code ageFrom}, which is the creation until a drain starts the clock afresh;
 * {@code createdAt} never changes and gives the order.
 */
public record OutboxMessage(
    OutboxMessageId id,
    EndpointId endpoint,
    Kind kind,
    OrderingKey key,
    Instant createdAt,
    Instant ageFrom,
    MessageHistory history,
    MessageState state) {

  public static final Comparator<OutboxMessage> OLDEST_FIRST =
      Comparator.comparing(OutboxMessage::createdAt).thenComparing(OutboxMessage::id);

  public OutboxMessage {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(endpoint, "endpoint");
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(createdAt, "createdAt");
    Objects.requireNonNull(ageFrom, "ageFrom");
    Objects.requireNonNull(history, "history");
    Objects.requireNonNull(state, "state");
  }

  public OutboxMessage moved(MessageState next, MessageHistory after) {
    return new OutboxMessage(id, endpoint, kind, key, createdAt, ageFrom, after, next);
  }

  public OutboxMessage agedFrom(Instant start) {
    return new OutboxMessage(id, endpoint, kind, key, createdAt, start, history, state);
  }
}
