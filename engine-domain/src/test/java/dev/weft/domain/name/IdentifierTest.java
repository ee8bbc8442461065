package dev.weft.domain.name;

import static dev.weft.domain.Refusals.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.input.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class IdentifierTest {

  private static final String EXPECTED =
      "1 to 128 of A-Z a-z 0-9 . _ : - starting with a letter or digit";

  @ParameterizedTest
  @ValueSource(strings = {"a", "Z", "0", "a.b_c:d-e", "order-v2", "9lives"})
  void letters_digits_and_four_marks_are_accepted(String text) {
    assertThat(Identifier.checked("kind", text)).isEqualTo(text);
    assertThat(new Kind(text)).hasToString(text);
    assertThat(new Namespace(text)).hasToString(text);
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"", ".a", "_a", ":a", "-a", "a b", "a/b", "ä", "a\n"})
  void anything_else_is_refused_under_the_name_of_its_field(String text) {
    assertThat(refusal(() -> new Kind(text))).isEqualTo(new Problem("kind", text, EXPECTED));
    assertThat(refusal(() -> new Namespace(text)))
        .isEqualTo(new Problem("namespace", text, EXPECTED));
  }

  @Test
  void the_longest_has_128_characters() {
    String longest = "i".repeat(128);

    assertThat(new Kind(longest)).hasToString(longest);
    assertThat(refusal(() -> new Kind(longest + "i")).field()).isEqualTo("kind");
  }

  @Test
  void kinds_and_namespaces_sort_by_text() {
    assertThat(new Kind("a")).isLessThan(new Kind("b")).isEqualByComparingTo(new Kind("a"));
    assertThat(new Namespace("a"))
        .isLessThan(new Namespace("b"))
        .isEqualByComparingTo(new Namespace("a"));
  }

  @Test
  void the_default_namespace_is_named_default() {
    assertThat(Namespace.DEFAULT).isEqualTo(new Namespace("default"));
  }
}
