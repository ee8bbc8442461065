package dev.weft.bootstrap.http.json;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.json.Json;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.json.JsonCodec.ParseResult;
import java.util.Base64;
import java.util.Optional;

/**
 * Payloads and results in JSON: {@code payload} for any JSON, or {@code payload_base64} with a
 * {@code content_type} for any bytes.
 *
 * <p>Bytes come back in the form their type allows: as JSON when the type says so and they parse,
 * in base64 otherwise.
 */
public final class Contents {

  private static final String TYPE = "content_type";
  private static final String BASE64 = "_base64";

  private final JsonCodec codec;

  public Contents(JsonCodec codec) {
    this.codec = codec;
  }

  /** Reads the content under this name; {@link Content#EMPTY} when there is none. */
  public Content read(Fields fields, String name) {
    Optional<Json> json = fields.raw(name);
    Optional<Bytes> bytes = fields.read(name + BASE64, Contents::decoded);
    Optional<ContentType> type = fields.read(TYPE, value -> new ContentType(Values.text(value)));
    if (json.isPresent()) {
      refuseOther(fields, name + BASE64, bytes.isPresent());
      refuseOther(fields, TYPE, type.isPresent() && !type.get().equals(ContentType.JSON));
      return Content.json(codec.write(json.get()));
    }
    return bytes
        .map(given -> new Content(given, type.orElse(ContentType.OCTETS)))
        .orElse(Content.EMPTY);
  }

  private static void refuseOther(Fields fields, String name, boolean given) {
    if (given) {
      fields.refuse(name, "present", "nothing beside JSON content");
    }
  }

  private static Bytes decoded(Json value) {
    String text = Values.text(value);
    try {
      return Bytes.of(Base64.getDecoder().decode(text));
    } catch (IllegalArgumentException malformed) {
      throw InvalidInput.of("", text.length() + " characters", "base64 with padding");
    }
  }

  public void write(Members answer, String name, Content content) {
    answer.put(TYPE, content.type().value());
    Optional<Json> json = asJson(content);
    if (json.isPresent()) {
      answer.put(name, json.get());
    } else {
      answer.put(name + BASE64, Base64.getEncoder().encodeToString(content.bytes().toArray()));
    }
  }

  private Optional<Json> asJson(Content content) {
    if (!content.type().equals(ContentType.JSON)) {
      return Optional.empty();
    }
    return switch (codec.parse(content.bytes().toArray())) {
      case ParseResult.Parsed parsed -> Optional.of(parsed.value());
      case ParseResult.Unparseable refused -> Optional.empty();
    };
  }
}
