package dev.weft.domain.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.weft.domain.input.InvalidInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class ContentTest {

  @Test
  void json_is_utf_8_under_its_type() {
    assertThat(Content.json("[1]"))
        .isEqualTo(new Content(Bytes.ofUtf8("[1]"), new ContentType("application/json")));
  }

  @Test
  void nothing_is_no_octets() {
    assertThat(Content.EMPTY)
        .isEqualTo(new Content(Bytes.EMPTY, new ContentType("application/octet-stream")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"a/b", "a/ b", "//b", "text/plain; charset=utf-8", "application/vnd.x+json;v=1/2"})
  void a_media_type_is_kept_as_given(String text) {
    assertThat(new ContentType(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "application/json",
        "Application/JSON",
        "application/json; charset=utf-8",
        "application/json ;v=1",
        "application/vnd.x+json",
        "application/a+b+json;q"
      })
  void a_type_of_the_json_family_promises_json(String text) {
    assertThat(new ContentType(text).isJson()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text/json",
        "application/jsonp",
        "application/json-seq",
        "application/+json",
        "application/x; y=+json",
        "application/octet-stream"
      })
  void other_types_promise_no_json(String text) {
    assertThat(new ContentType(text).isJson()).isFalse();
  }

  @Test
  void two_hundred_characters_are_the_limit() {
    String longest = "a/" + "b".repeat(198);

    assertThat(new ContentType(longest).value()).isEqualTo(longest);
    assertThatExceptionOfType(InvalidInput.class).isThrownBy(() -> new ContentType(longest + "b"));
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {"", "json", "/", "/b", "a/", "//", "a b/c", " a/b", "a/b\n", "ä/b", "a/ü"})
  void a_malformed_media_type_is_refused(String text) {
    assertThatExceptionOfType(InvalidInput.class)
        .isThrownBy(() -> new ContentType(text))
        .withMessage(
            "content_type was '" + text + "', expected a media type such as application/json");
  }
}
