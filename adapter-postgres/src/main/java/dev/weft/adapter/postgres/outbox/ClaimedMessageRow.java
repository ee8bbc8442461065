package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.port.out.outbox.ClaimedMessage;

/** A row that a claim moved, with its payload. */
public record ClaimedMessageRow(MessageRow message, String contentType, byte[] payload) {

  ClaimedMessage toDomain() {
    return new ClaimedMessage(
        message.toDomain(), new Content(Bytes.of(payload), new ContentType(contentType)));
  }
}
