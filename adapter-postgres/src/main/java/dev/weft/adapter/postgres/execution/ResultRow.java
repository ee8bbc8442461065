package dev.weft.adapter.postgres.execution;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;

/** What a successful generation answered; both columns NULL stand for the empty result. */
public record ResultRow(int generation, String resultType, byte[] result) {

  Content toDomain() {
    return resultType == null
        ? Content.EMPTY
        : new Content(Bytes.of(result), new ContentType(resultType));
  }
}
