package dev.weft.domain.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class CanonicalJsonTest {

  private static Stream<Arguments> escapes() {
    return Stream.of(
        Arguments.of("\"\\/", "\\\"\\\\/"),
        Arguments.of("\b\f\n\r\t", "\\b\\f\\n\\r\\t"),
        Arguments.of("\u0000\u000b\u001f", "\\u0000\\u000b\\u001f"),
        Arguments.of(" \u007fé\u2028", " \u007fé\u2028"),
        Arguments.of("\uD83D\uDE00", "\uD83D\uDE00"),
        Arguments.of("\uD800", "\\ud800"),
        Arguments.of("\uDFFFa", "\\udfffa"),
        Arguments.of("\uDE00\uD83D", "\\ude00\\ud83d"),
        Arguments.of("\uD7FF\uE000", "\uD7FF\uE000"));
  }

  @ParameterizedTest
  @MethodSource("escapes")
  void text_is_escaped_only_where_it_must_be(String value, String escaped) {
    assertThat(CanonicalJson.text(new JsonString(value))).isEqualTo('"' + escaped + '"');
  }

  @Test
  void names_are_escaped_like_strings() {
    JsonObject object = JsonObject.EMPTY.with("\uD800\n", JsonNull.NULL);

    assertThat(CanonicalJson.text(object)).isEqualTo("{\"\\ud800\\n\":null}");
  }

  @Test
  void containers_have_no_white_space_and_keep_their_order() {
    JsonObject object =
        JsonObject.EMPTY
            .with("b", JsonArray.of(JsonNumber.of(1), new JsonNumber("2.50"), JsonArray.of()))
            .with("a", JsonObject.EMPTY.with("t", new JsonBoolean(true)))
            .with("e", JsonObject.EMPTY);

    assertThat(CanonicalJson.text(object))
        .isEqualTo("{\"b\":[1,2.50,[]],\"a\":{\"t\":true},\"e\":{}}");
  }

  @Test
  void the_deepest_value_is_written() {
    Json deepest = JsonSamples.nested(Json.DEEPEST);

    assertThat(CanonicalJson.text(deepest)).isEqualTo("[".repeat(512) + "null" + "]".repeat(512));
  }

  @Test
  void any_text_survives_utf8() throws CharacterCodingException {
    Random random = new Random(7);
    for (int round = 0; round < 2_000; round++) {
      String text = CanonicalJson.text(JsonSamples.drawn(random, 4));

      ByteBuffer encoded =
          StandardCharsets.UTF_8.newEncoder().encode(java.nio.CharBuffer.wrap(text));

      assertThat(StandardCharsets.UTF_8.decode(encoded).toString()).isEqualTo(text);
      assertThat(text).doesNotContain("\u0000");
    }
  }
}
