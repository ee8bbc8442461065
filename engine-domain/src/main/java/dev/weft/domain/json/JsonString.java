package dev.weft.domain.json;

import java.util.Objects;

/** A JSON string: any UTF-16 sequence, NUL and lone surrogates included. */
public record JsonString(String value) implements Json {

  public JsonString {
    Objects.requireNonNull(value, "value");
  }

  @Override
  public int depth() {
    return 0;
  }

  @Override
  public String toString() {
    return CanonicalJson.text(this);
  }
}
