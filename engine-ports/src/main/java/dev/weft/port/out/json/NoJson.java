package dev.weft.port.out.json;

import dev.weft.domain.json.CanonicalJson;
import dev.weft.domain.json.Json;

/** For an engine that was given no codec: it runs, and summary patches say what is missing. */
public record NoJson() implements JsonCodec {

  @Override
  public ParseResult parse(byte[] bytes) {
    throw new IllegalStateException("this engine was given no JSON codec, and needs one for that");
  }

  @Override
  public String write(Json value) {
    return CanonicalJson.text(value);
  }
}
