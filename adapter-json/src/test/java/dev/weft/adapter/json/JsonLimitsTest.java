package dev.weft.adapter.json;

import static dev.weft.adapter.json.Codecs.parse;
import static dev.weft.adapter.json.Codecs.refused;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.json.JsonCodec.ParseResult.Parsed;
import dev.weft.port.out.json.JsonCodec.Reason;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class JsonLimitsTest {

  private static final JsonLimits WIDE = new JsonLimits(1_000_000, 500, 100_000, 10_000, 999, 999);

  private static Stream<Arguments> limits_and_the_first_text_beyond() {
    return Stream.of(
        limit("document", new JsonLimits(10, 9, 9, 99, 99, 99), "[1,23,456]", "[1,23,4567]"),
        limit("document in bytes", new JsonLimits(6, 9, 9, 99, 99, 99), "\"éé\"", "\"ééx\""),
        limit("white space too", new JsonLimits(6, 9, 9, 99, 99, 99), "1     ", "1      "),
        limit("array depth", with(3, 99, 99, 99, 99), "[[[]]]", "[[[[]]]]"),
        limit("object depth", with(2, 99, 99, 99, 99), "{\"a\":{}}", "{\"a\":{\"b\":{}}}"),
        limit("tokens of an array", with(9, 5, 99, 99, 99), "[1,2,3]", "[1,2,3,4]"),
        limit("tokens of an object", with(9, 4, 99, 99, 99), "{\"a\":1}", "{\"a\":[]}"),
        limit("string", with(9, 99, 5, 99, 99), "[\"abcde\"]", "[\"abcdef\"]"),
        limit("escaped string", with(9, 99, 3, 99, 99), "\"\\u0061\\n\\\\\"", "\"\\n\\n\\n\\n\""),
        limit("name", with(9, 99, 99, 5, 99), "{\"abcde\":1}", "{\"abcdef\":1}"),
        limit("escaped name", with(9, 99, 99, 2, 99), "{\"\\n\\n\":1}", "{\"\\n\\n\\n\":1}"),
        limit("integer", with(9, 99, 99, 99, 5), "[12345]", "[123456]"),
        limit("negative integer", with(9, 99, 99, 99, 5), "[-1234]", "[-12345]"),
        limit("integer at the root", with(9, 99, 99, 99, 5), "12345", "123456"),
        limit("fraction", with(9, 99, 99, 99, 5), "[1.234]", "[1.2345]"),
        limit("negative fraction", with(9, 99, 99, 99, 5), "[-1.23]", "[-1.234]"),
        limit("exponent", with(9, 99, 99, 99, 5), "[1e-10]", "[1e-100]"),
        limit("default document", JsonLimits.DEFAULT, blanks(3_999_999), blanks(4_000_000)),
        limit("default depth", JsonLimits.DEFAULT, nested(100), nested(101)),
        limit("default tokens", JsonLimits.DEFAULT, ones(199_998), ones(199_999)),
        limit("default name", JsonLimits.DEFAULT, named(512), named(513)),
        limit("default number", JsonLimits.DEFAULT, "1".repeat(100), "1".repeat(101)),
        limit("long string", with(9, 99, 8_000, 99, 99), text(8_000), text(8_001)),
        limit("long name", with(9, 99, 99, 9_000, 99), named(9_000), named(9_001)),
        limit("long number", with(9, 99, 9_999, 99, 9_000), "9".repeat(9_000), "9".repeat(9_001)));
  }

  private static Arguments limit(String name, JsonLimits limits, String at, String beyond) {
    return Arguments.of(name, limits, at, beyond);
  }

  private static JsonLimits with(int depth, int tokens, int string, int name, int number) {
    return new JsonLimits(1_000_000, depth, tokens, string, name, number);
  }

  private static String blanks(int count) {
    return " ".repeat(count) + "1";
  }

  private static String nested(int depth) {
    return "[".repeat(depth) + "]".repeat(depth);
  }

  private static String ones(int count) {
    return "[1" + ",1".repeat(count - 1) + "]";
  }

  private static String named(int length) {
    return "{\"" + "n".repeat(length) + "\":1}";
  }

  private static String text(int length) {
    return "\"" + "s".repeat(length) + "\"";
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("limits_and_the_first_text_beyond")
  void each_limit_accepts_what_meets_it_and_refuses_one_more(
      String name, JsonLimits limits, String at, String beyond) {
    JsonCodec codec = new JacksonJsonCodec(limits);

    assertThat(parse(codec, at)).as(name).isInstanceOf(Parsed.class);
    assertThat(parse(codec, beyond)).as(name).isEqualTo(refused(Reason.OVER_LIMIT));
  }

  @Test
  void a_bomb_of_brackets_is_refused_and_costs_nothing() {
    JsonCodec codec = new JacksonJsonCodec(WIDE);

    assertThat(parse(codec, "[".repeat(1_000_000))).isEqualTo(refused(Reason.OVER_LIMIT));
    assertThat(parse(codec, "{\"a\":".repeat(190_000))).isEqualTo(refused(Reason.OVER_LIMIT));
  }

  @Test
  void the_defaults_are_those_of_the_documentation() {
    assertThat(JsonLimits.DEFAULT)
        .isEqualTo(new JsonLimits(4_000_000, 100, 200_000, 4_000_000, 512, 100));
  }

  @ParameterizedTest
  @CsvSource({
    "json.document_bytes, 0, 1, 1, 1, 1, 1",
    "json.depth, 1, 0, 1, 1, 1, 1",
    "json.depth, 1, 513, 1, 1, 1, 1",
    "json.tokens, 1, 1, 0, 1, 1, 1",
    "json.string_length, 1, 1, 1, 0, 1, 1",
    "json.name_length, 1, 1, 1, 1, 0, 1",
    "json.number_length, 1, 1, 1, 1, 1, 0",
  })
  void a_limit_that_makes_no_sense_is_refused(
      String field, int document, int depth, int tokens, int string, int name, int number) {
    assertThatThrownBy(() -> new JsonLimits(document, depth, tokens, string, name, number))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith(field + " was");
  }

  @Test
  void the_smallest_and_deepest_limits_are_accepted() {
    assertThat(new JsonLimits(1, 1, 1, 1, 1, 1).depth()).isEqualTo(1);
    assertThat(new JsonLimits(1, 512, 1, 1, 1, 1).depth()).isEqualTo(512);
  }
}
