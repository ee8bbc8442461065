package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.port.out.outbox.ClaimedMessage;
import java.util.UUID;

/** A row that a claim moved, with its payload. */
public record ClaimedMessageRow(
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
    String contentType,
    byte[] payload) {

  ClaimedMessage toDomain() {
    return new ClaimedMessage(
        message(), new Content(Bytes.of(payload), new ContentType(contentType)));
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
