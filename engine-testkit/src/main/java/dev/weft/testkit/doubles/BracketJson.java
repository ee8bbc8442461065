package dev.weft.testkit.doubles;

import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonNull;
import dev.weft.port.out.json.JsonCodec;
import java.nio.charset.StandardCharsets;

/** Takes bytes for JSON when they begin and end like an object; reads nothing inside them. */
public record BracketJson() implements JsonCodec {

  @Override
  public ParseResult parse(byte[] bytes) {
    String text = new String(bytes, StandardCharsets.UTF_8);
    return text.startsWith("{") && text.endsWith("}")
        ? new ParseResult.Parsed(JsonNull.NULL)
        : new ParseResult.Unparseable(Reason.MALFORMED);
  }

  @Override
  public String write(Json value) {
    return value.toString();
  }
}
