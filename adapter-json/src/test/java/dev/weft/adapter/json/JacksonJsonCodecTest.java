package dev.weft.adapter.json;

import static dev.weft.adapter.json.Codecs.DEFAULT;
import static dev.weft.adapter.json.Codecs.parse;
import static dev.weft.adapter.json.Codecs.parsed;
import static dev.weft.adapter.json.Codecs.refused;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.json.Json;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonBoolean;
import dev.weft.domain.json.JsonNull;
import dev.weft.domain.json.JsonNumber;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import dev.weft.port.out.json.JsonCodec.ParseResult.Parsed;
import dev.weft.port.out.json.JsonCodec.Reason;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class JacksonJsonCodecTest {

  @Test
  void every_kind_of_value_is_read() {
    Json value = parsed(" {\"o\":{},\"a\":[1,\"s\"],\"t\":true,\"f\":false,\"n\":null}\n");

    assertThat(value)
        .isEqualTo(
            JsonObject.EMPTY
                .with("o", JsonObject.EMPTY)
                .with("a", JsonArray.of(JsonNumber.of(1), new JsonString("s")))
                .with("t", new JsonBoolean(true))
                .with("f", new JsonBoolean(false))
                .with("n", JsonNull.NULL));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "0",
        "-0",
        "1.0",
        "1e5",
        "1E+05",
        "-2.50e-007",
        "123456789012345678901234567890.000",
        "1e999999",
        "{\"z\":1,\"a\":2,\"m\":{\"y\":1,\"b\":2}}",
        "\"\\ud800\"",
        "\"\\u0000\"",
        "{\"😀\":\"\\udfff\"}",
        "[[],{},\"\",null]"
      })
  void canonical_text_is_read_and_written_back_unchanged(String text) {
    assertThat(DEFAULT.write(parsed(text))).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\"\\ud83d\\ude00\"", "\"😀\""})
  void an_escaped_pair_is_the_character_it_stands_for(String text) {
    assertThat(parsed(text)).isEqualTo(new JsonString("😀"));
  }

  private static Stream<Arguments> refusals() {
    return Stream.of(
        Arguments.of("", Reason.EMPTY),
        Arguments.of(" \n\t\r", Reason.EMPTY),
        Arguments.of("{\"a\":1,\"a\":1}", Reason.DUPLICATE_MEMBER),
        Arguments.of("[{\"x\":{\"a\":1,\"b\":2,\"\\u0061\":3}}]", Reason.DUPLICATE_MEMBER),
        Arguments.of("{} {}", Reason.TRAILING_CONTENT),
        Arguments.of("[1]2", Reason.TRAILING_CONTENT),
        Arguments.of("{}}", Reason.TRAILING_CONTENT),
        Arguments.of("null x", Reason.TRAILING_CONTENT),
        Arguments.of("\"a\" \u0000", Reason.TRAILING_CONTENT),
        Arguments.of("\uFEFF{}", Reason.NOT_UTF8),
        Arguments.of("{", Reason.MALFORMED),
        Arguments.of("[1,", Reason.MALFORMED),
        Arguments.of("[1,]", Reason.MALFORMED),
        Arguments.of("{\"a\"}", Reason.MALFORMED),
        Arguments.of("{\"a\":}", Reason.MALFORMED),
        Arguments.of("{a:1}", Reason.MALFORMED),
        Arguments.of("'a'", Reason.MALFORMED),
        Arguments.of("]", Reason.MALFORMED),
        Arguments.of("\"a", Reason.MALFORMED),
        Arguments.of("\"a\nb\"", Reason.MALFORMED),
        Arguments.of("\"\\x\"", Reason.MALFORMED),
        Arguments.of("\"\\u12\"", Reason.MALFORMED),
        Arguments.of("{\"\\ud800\":1}", Reason.MALFORMED),
        Arguments.of("{\"x\\udfff\":1}", Reason.MALFORMED),
        Arguments.of("01", Reason.MALFORMED),
        Arguments.of("+1", Reason.MALFORMED),
        Arguments.of(".5", Reason.MALFORMED),
        Arguments.of("1.", Reason.MALFORMED),
        Arguments.of("1e", Reason.MALFORMED),
        Arguments.of("-", Reason.MALFORMED),
        Arguments.of("NaN", Reason.MALFORMED),
        Arguments.of("Infinity", Reason.MALFORMED),
        Arguments.of("tru", Reason.MALFORMED),
        Arguments.of("TRUE", Reason.MALFORMED),
        Arguments.of("// no\n1", Reason.MALFORMED),
        Arguments.of("\u00A01", Reason.MALFORMED));
  }

  @ParameterizedTest
  @MethodSource("refusals")
  void what_is_not_one_json_value_is_refused(String text, Reason reason) {
    assertThat(parse(DEFAULT, text)).isEqualTo(refused(reason));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "22FF22",
        "22C328",
        "22C0AF22",
        "22EDA08022",
        "22F490808022",
        "22E282",
        "FF",
        "80"
      })
  void bytes_that_are_not_utf8_are_refused(String hex) {
    assertThat(DEFAULT.parse(HexFormat.of().parseHex(hex))).isEqualTo(refused(Reason.NOT_UTF8));
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "UTF-32LE"})
  void other_encodings_are_never_guessed(Charset charset) {
    assertThat(DEFAULT.parse("{\"a\":1}".getBytes(charset))).isNotInstanceOf(Parsed.class);
  }

  @Test
  void random_trees_come_back_in_value_and_in_text() {
    Random random = new Random(32);
    for (int round = 0; round < 5_000; round++) {
      Json tree = RandomTrees.drawn(random, 5);
      String text = DEFAULT.write(tree);

      Json back = parsed(text);

      assertThat(back).isEqualTo(tree);
      assertThat(DEFAULT.write(back)).isEqualTo(text);
    }
  }

  @Test
  void damaged_text_is_refused_or_read_but_never_fails() {
    Random random = new Random(33);
    for (int round = 0; round < 20_000; round++) {
      byte[] bytes = DEFAULT.write(RandomTrees.drawn(random, 4)).getBytes(StandardCharsets.UTF_8);
      int length = random.nextInt(bytes.length + 1);
      byte[] damaged = Arrays.copyOf(bytes, length);
      if (length > 0) {
        damaged[random.nextInt(length)] = (byte) random.nextInt(256);
      }

      assertThat(DEFAULT.parse(damaged)).isNotNull();
    }
  }

  @Test
  void the_given_bytes_are_not_changed() {
    byte[] bytes = "{\"a\":\"é\"}".getBytes(StandardCharsets.UTF_8);

    DEFAULT.parse(bytes);

    assertThat(bytes).isEqualTo("{\"a\":\"é\"}".getBytes(StandardCharsets.UTF_8));
  }
}
