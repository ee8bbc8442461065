package dev.weft.application.worker;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinePartsTest {

  @Test
  void a_line_that_fits_stays_whole() {
    assertThat(LineParts.of("x".repeat(64 * 1024))).hasSize(1);
    assertThat(LineParts.of("")).containsExactly("");
  }

  @Test
  void a_long_line_is_cut_between_characters_into_parts_that_fit() {
    List.of("x", "é", "𝄞", "x𝄞").forEach(LinePartsTest::cut);
  }

  private static void cut(String character) {
    String line = character.repeat(70_000);

    assertThat(String.join("", LineParts.of(line))).isEqualTo(line);
    assertThat(LineParts.of(line))
        .allSatisfy(
            part -> {
              byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
              assertThat(bytes).hasSizeLessThanOrEqualTo(64 * 1024);
              assertThat(new String(bytes, StandardCharsets.UTF_8)).isEqualTo(part);
            });
  }
}
