package dev.weft.domain.content;

import java.util.Objects;

/** Bytes and what they are: the payload an execution starts with, or the result it ends with. */
public record Content(Bytes bytes, ContentType type) {

  public static final Content EMPTY = new Content(Bytes.EMPTY, ContentType.OCTETS);

  public Content {
    Objects.requireNonNull(bytes, "bytes");
    Objects.requireNonNull(type, "type");
  }

  public static Content json(String text) {
    return new Content(Bytes.ofUtf8(text), ContentType.JSON);
  }
}
