package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.port.out.outbox.ClaimedMessage;
import java.util.UUID;

/** A row that a claim moved, with its payload. Flat: a nested row costs twice as much to map. */
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

  private MessageRow message() {
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
        lastError);
  }

  ClaimedMessage toDomain() {
    return new ClaimedMessage(
        message().toDomain(), new Content(Bytes.of(payload), new ContentType(contentType)));
  }
}
