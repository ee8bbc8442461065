package dev.weft.domain.input;

import static dev.weft.domain.Refusals.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class UuidTextTest {

  @Test
  void thirty_six_characters_of_either_case_are_read() {
    UUID expected = new UUID(0x550e8400e29b41d4L, 0xa716446655440000L);

    assertThat(UuidText.parse("id", "550e8400-e29b-41d4-a716-446655440000")).isEqualTo(expected);
    assertThat(UuidText.parse("id", "550E8400-E29B-41D4-A716-446655440000")).isEqualTo(expected);
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "",
        "1-1-1-1-1",
        "550e8400e29b41d4a716446655440000",
        "550e8400-e29b-41d4-a716-44665544000",
        "550e8400-e29b-41d4-a716-4466554400000",
        "550e8400-e29b-41d4-a716-44665544000g",
        "{550e8400-e29b-41d4-a716-446655440000}",
        "550e8400-e29b-41d4-a716-446655440000\n"
      })
  void anything_else_is_refused(String text) {
    assertThat(refusal(() -> UuidText.parse("edge_id", text)))
        .isEqualTo(new Problem("edge_id", text, "a UUID of 36 characters"));
  }
}
