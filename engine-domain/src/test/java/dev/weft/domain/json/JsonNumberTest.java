package dev.weft.domain.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonNumberTest {

  @ParameterizedTest
  @ValueSource(strings = {"0", "-0", "10", "-1.50", "1e5", "1E+05", "2.5e-007", "0.0"})
  void the_text_is_kept_as_written(String text) {
    assertThat(new JsonNumber(text)).hasToString(text);
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "", "-", "01", "+1", ".5", "1.", "1e", "1e+", "1.e1", "NaN", "0x1", " 1", "1 ", "١"
      })
  void what_json_does_not_call_a_number_is_refused(String text) {
    assertThatThrownBy(() -> new JsonNumber(text)).isInstanceOf(InvalidInput.class);
  }

  @ParameterizedTest
  @CsvSource({
    "1, true",
    "1e400, true",
    "1e401, false",
    "1E+400, true",
    "1E+401, false",
    "1e-400, true",
    "1e-401, false",
    "-1e0000000000400, true",
    "1e000, true",
    "1e999999999, false",
    "1e9999999999, false",
    "1e-99999999999999999999, false",
    "1e4294967297, false",
  })
  void exponents_are_measured_as_written(String text, boolean within) {
    assertThat(new JsonNumber(text).isWithin(400, 1_000)).isEqualTo(within);
  }

  @Test
  void scale_is_the_fraction_less_the_exponent() {
    String fraction = "0." + "1".repeat(1_000);

    assertThat(new JsonNumber(fraction).isWithin(400, 1_000)).isTrue();
    assertThat(new JsonNumber(fraction + "1").isWithin(400, 1_000)).isFalse();
    assertThat(new JsonNumber(fraction + "1e1").isWithin(400, 1_000)).isTrue();
    assertThat(new JsonNumber(fraction + "e-1").isWithin(400, 1_000)).isFalse();
    assertThat(new JsonNumber("1e11").isWithin(400, 10)).isFalse();
    assertThat(new JsonNumber("1e10").isWithin(400, 10)).isTrue();
  }
}
