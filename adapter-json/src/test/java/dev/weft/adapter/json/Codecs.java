package dev.weft.adapter.json;

import dev.weft.domain.json.Json;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.json.JsonCodec.ParseResult.Parsed;
import dev.weft.port.out.json.JsonCodec.ParseResult.Unparseable;
import java.nio.charset.StandardCharsets;

/** Short ways to ask a codec in tests. */
final class Codecs {

  static final JsonCodec DEFAULT = new JacksonJsonCodec(JsonLimits.DEFAULT);

  private Codecs() {}

  static JsonCodec.ParseResult parse(JsonCodec codec, String text) {
    return codec.parse(text.getBytes(StandardCharsets.UTF_8));
  }

  static Json parsed(String text) {
    return ((Parsed) parse(DEFAULT, text)).value();
  }

  static Unparseable refused(JsonCodec.Reason reason) {
    return new Unparseable(reason);
  }
}
