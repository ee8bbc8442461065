package dev.weft.domain.outbox.event;

import dev.weft.domain.content.Content;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import java.time.Instant;
import java.util.Objects;

/**
 * One fact, ready for whoever subscribed to its kind and namespace.
 *
 * @param subject tells this fact from all others, so that each endpoint has one message of it
 * @param at the store's time at which it became a fact, which is when its messages were created
 */
public record OutboxEvent(
    Kind kind, Namespace namespace, String subject, Instant at, Content body) {

  public OutboxEvent {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(namespace, "namespace");
    Objects.requireNonNull(subject, "subject");
    Objects.requireNonNull(at, "at");
    Objects.requireNonNull(body, "body");
  }

  /** The message of this fact at one endpoint. */
  public OutboxMessage message(EndpointId endpoint) {
    return MessageDraft.of(kind, body).with(namespace).message(idAt(endpoint), endpoint, at);
  }

  /**
   * Shaped like a UUIDv7: twelve digits of milliseconds, then the MD5 of {@code
   * subject|kind|endpoint} around the version and variant digits, so ids rise with time and a fact
   * cannot have two messages at one endpoint.
   */
  public OutboxMessageId idAt(EndpointId endpoint) {
    return FactName.of(at, subject + "|" + kind + "|" + endpoint);
  }
}
