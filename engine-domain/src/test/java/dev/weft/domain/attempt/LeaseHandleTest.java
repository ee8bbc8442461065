package dev.weft.domain.attempt;

import static dev.weft.domain.Given.HANDLE;
import static dev.weft.domain.Given.ID;
import static dev.weft.domain.Given.LEASE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.weft.domain.input.InvalidInput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class LeaseHandleTest {

  private static final String ID_TEXT = "fp:86:0190a000-0000-7000-8000-000000000001";
  private static final String LEASE_TEXT = "00000000-0000-4000-8000-00000000000a";

  @Test
  void its_text_needs_no_quoting_in_a_path_or_a_shell() {
    assertThat(HANDLE).hasToString(ID_TEXT + "/2/" + LEASE_TEXT + "/5");
  }

  static List<LeaseHandle> handles() {
    return List.of(
        HANDLE,
        new LeaseHandle(ID, 0, LEASE, 0),
        new LeaseHandle(ID, 999_999_999, LEASE, 999_999_999_999_999_999L));
  }

  @ParameterizedTest
  @MethodSource("handles")
  void it_parses_back(LeaseHandle handle) {
    assertThat(LeaseHandle.parse(handle.toString())).isEqualTo(handle);
  }

  @ParameterizedTest
  @NullSource
  @ValueSource(
      strings = {
        "",
        "{fp:86}:0190a000-0000-7000-8000-000000000001/2/" + LEASE_TEXT + "/5",
        ID_TEXT + "/2/" + LEASE_TEXT,
        ID_TEXT + "/2/" + LEASE_TEXT + "/5/",
        ID_TEXT + "/2/" + LEASE_TEXT + "/5\n",
        ID_TEXT + "/-2/" + LEASE_TEXT + "/5",
        ID_TEXT + "/2/" + LEASE_TEXT + "/-5",
        ID_TEXT + "/2/" + LEASE_TEXT + "/",
        ID_TEXT + "//" + LEASE_TEXT + "/5",
        ID_TEXT + "/2/" + LEASE_TEXT + "0/5",
        ID_TEXT + "/1000000000/" + LEASE_TEXT + "/5",
        ID_TEXT + "/2/" + LEASE_TEXT + "/1000000000000000000"
      })
  void another_shape_is_refused(String text) {
    assertThatExceptionOfType(InvalidInput.class)
        .isThrownBy(() -> LeaseHandle.parse(text))
        .withMessage("handle was '" + text + "', expected a handle as a claim returned it");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "fp:256:0190a000-0000-7000-8000-000000000001/2/" + LEASE_TEXT + "/5",
        "fp:86:0190a000-0000-7000-8000/2/" + LEASE_TEXT + "/5",
        ID_TEXT + "/2/zzzzzzzz-0000-4000-8000-00000000000a/5"
      })
  void a_malformed_part_is_refused(String text) {
    assertThatExceptionOfType(InvalidInput.class).isThrownBy(() -> LeaseHandle.parse(text));
  }
}
