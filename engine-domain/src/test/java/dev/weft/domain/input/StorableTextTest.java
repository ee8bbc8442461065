package dev.weft.domain.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class StorableTextTest {

  @ParameterizedTest
  @ValueSource(strings = {"", "why", "line\nbreak\t\u0001", "\u00fc \ud83d\ude00", "\uffff"})
  void what_any_storage_holds_is_kept_as_it_is(String text) {
    assertThat(StorableText.checked("reason", text)).isEqualTo(text);
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(strings = {"\0", "a\0b", "\ud83d", "\ude00\ud83d", "x\udfff"})
  void zero_and_half_pairs_are_refused(String text) {
    assertThatThrownBy(() -> StorableText.checked("reason", text))
        .isInstanceOf(InvalidInput.class)
        .hasMessageStartingWith("reason was");
  }

  @Test
  void characters_are_counted_not_their_halves() {
    String longest = "\ud83d\ude00".repeat(2_000);

    assertThat(StorableText.checked("reason", longest)).isEqualTo(longest);
    assertThatThrownBy(() -> StorableText.checked("reason", longest + "x"))
        .isInstanceOf(InvalidInput.class);
  }
}
