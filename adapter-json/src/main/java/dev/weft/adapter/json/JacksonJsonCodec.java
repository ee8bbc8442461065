package dev.weft.adapter.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import dev.weft.domain.json.CanonicalJson;
import dev.weft.domain.json.Json;
import dev.weft.port.out.json.JsonCodec;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;

/**
 * Reads JSON with Jackson's streaming parser under {@link JsonLimits}; writes the domain's
 * canonical text.
 *
 * <p>Jackson's own messages quote the input, so none of them leaves this class.
 */
public final class JacksonJsonCodec implements JsonCodec {

  private final JsonLimits limits;
  private final JsonFactory factory;

  public JacksonJsonCodec(JsonLimits limits) {
    this.limits = limits;
    this.factory =
        JsonFactory.builder()
            .streamReadConstraints(limits.constraints())
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
            .build();
  }

  @Override
  public ParseResult parse(byte[] bytes) {
    if (bytes.length > limits.documentBytes()) {
      return new ParseResult.Unparseable(Reason.OVER_LIMIT);
    }
    try {
      return new ParseResult.Parsed(read(StrictUtf8.decoded(bytes)));
    } catch (RefusedJson refused) {
      return new ParseResult.Unparseable(refused.reason());
    } catch (CharacterCodingException notUtf8) {
      return new ParseResult.Unparseable(Reason.NOT_UTF8);
    } catch (StreamConstraintsException overLimit) {
      return new ParseResult.Unparseable(Reason.OVER_LIMIT);
    } catch (IOException malformed) {
      return new ParseResult.Unparseable(Reason.MALFORMED);
    }
  }

  private Json read(char[] text) throws IOException {
    try (JsonParser parser = factory.createParser(text)) {
      return new TreeReader(parser).document();
    }
  }

  @Override
  public String write(Json value) {
    return CanonicalJson.text(value);
  }
}
