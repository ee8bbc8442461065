package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.view.MessageView;
import java.util.UUID;

/** A message as people see it. */
public record MessageViewRow(
    UUID messageId,
    UUID endpointId,
    String kind,
    String orderingKey,
    long createdAt,
    long ageFrom,
    Long[] standing,
    UUID claimToken,
    Long[] history,
    String lastError,
    String namespace,
    int claims) {

  MessageView toDomain() {
    return new MessageView(message(), new Namespace(namespace), claims);
  }

  private OutboxMessage message() {
    return new MessageRow(
            messageId,
            endpointId,
            kind,
            orderingKey,
            createdAt,
            ageFrom,
            standing,
            claimToken,
            history,
            lastError)
        .toDomain();
  }
}
