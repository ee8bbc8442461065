package dev.weft.domain.outbox.enqueue;

import dev.weft.domain.content.Content;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.input.StorableTime;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OrderingKey;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import java.time.Instant;
import java.util.Objects;

/**
 * A message as its caller asks for it.
 *
 * @param notBefore not due before this time; {@link #AT_ONCE} when nothing was asked
 */
public record MessageDraft(
    Kind kind,
    Namespace namespace,
    OrderingKey key,
    DedupeKey dedupe,
    Instant notBefore,
    Content payload) {

  /** Due as soon as the store has it. */
  public static final Instant AT_ONCE = Instant.EPOCH;

  private static final int LARGEST_PAYLOAD = 1024 * 1024;

  public MessageDraft {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(namespace, "namespace");
    Objects.requireNonNull(key, "key");
    Objects.requireNonNull(dedupe, "dedupe");
    Objects.requireNonNull(payload, "payload");
    notBefore = StorableTime.checked("not_before", notBefore);
    if (payload.bytes().size() > LARGEST_PAYLOAD) {
      throw InvalidInput.of("payload", payload.bytes(), "at most " + LARGEST_PAYLOAD + " bytes");
    }
  }

  public static MessageDraft of(Kind kind, Content payload) {
    return new MessageDraft(
        kind, Namespace.DEFAULT, OrderingKey.NONE, DedupeKey.NONE, AT_ONCE, payload);
  }

  public MessageDraft with(OrderingKey changed) {
    return new MessageDraft(kind, namespace, changed, dedupe, notBefore, payload);
  }

  public MessageDraft with(DedupeKey changed) {
    return new MessageDraft(kind, namespace, key, changed, notBefore, payload);
  }

  public MessageDraft with(Namespace changed) {
    return new MessageDraft(kind, changed, key, dedupe, notBefore, payload);
  }

  public MessageDraft notBefore(Instant earliest) {
    return new MessageDraft(kind, namespace, key, dedupe, earliest, payload);
  }

  /** The row it becomes at one endpoint. */
  public OutboxMessage message(OutboxMessageId id, EndpointId endpoint, Instant now) {
    Instant due = notBefore.isAfter(now) ? notBefore : now;
    return new OutboxMessage(
        id, endpoint, kind, key, now, now, MessageHistory.NEW, new MessageState.Pending(due));
  }
}
