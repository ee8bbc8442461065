package dev.weft.domain.execution;

import static dev.weft.domain.Refusals.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.weft.domain.flow.FlowId;
import dev.weft.domain.input.Problem;
import dev.weft.domain.partition.Partition;
import java.util.UUID;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExecutionIdTest {

  private static final String UUID_TEXT = "550e8400-e29b-41d4-a716-446655440000";
  private static final UUID VALUE = UUID.fromString(UUID_TEXT);
  private static final ExecutionId ON_SEVEN = new ExecutionId(new Partition(7), VALUE);

  @Test
  void the_canonical_form_parses_back() {
    assertThat(ON_SEVEN).hasToString("{fp:7}:" + UUID_TEXT);
    assertThat(ExecutionId.parse(ON_SEVEN.toString())).isEqualTo(ON_SEVEN);
  }

  @Test
  void a_path_may_leave_out_the_braces() {
    assertThat(ExecutionId.parsePath("fp:7:" + UUID_TEXT)).isEqualTo(ON_SEVEN);
    assertThat(ExecutionId.parsePath("{fp:7}:" + UUID_TEXT)).isEqualTo(ON_SEVEN);
  }

  @Test
  void outside_a_path_the_braces_are_needed() {
    assertThat(refusal(() -> ExecutionId.parse("fp:7:" + UUID_TEXT)))
        .isEqualTo(new Problem("execution_id", "fp:7:" + UUID_TEXT, "{fp:N}:<uuid>"));
  }

  @Test
  void a_member_lives_on_the_partition_of_its_flow_whatever_its_uuid() {
    FlowId flow = FlowId.parse("11111111-1111-1111-1111-111111111111");

    assertThat(ExecutionId.inFlow(flow, VALUE)).isEqualTo(new ExecutionId(new Partition(6), VALUE));
  }

  @Test
  void both_parts_are_required() {
    assertThatNullPointerException()
        .isThrownBy(() -> new ExecutionId(null, VALUE))
        .withMessage("partition");
    assertThatNullPointerException()
        .isThrownBy(() -> new ExecutionId(new Partition(7), null))
        .withMessage("value");
  }

  @Test
  void the_order_is_partition_as_a_number_then_uuid_as_text() {
    ExecutionId onTen = new ExecutionId(new Partition(10), new UUID(0, 0));
    ExecutionId high = new ExecutionId(new Partition(7), new UUID(-1, -1));

    assertThat(ON_SEVEN).isLessThan(onTen).isLessThan(high);
    assertThat(ON_SEVEN).isEqualByComparingTo(ExecutionId.parse(ON_SEVEN.toString()));
  }

  /** Every malformed part is an error of its own. */
  @Nested
  class WhenAPartIsMalformed {

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "7:" + UUID_TEXT, "{fp:7:" + UUID_TEXT, "{fp:7}" + UUID_TEXT})
    void the_shape_is_refused(String text) {
      assertThat(refusal(() -> ExecutionId.parse(text)))
          .isEqualTo(new Problem("execution_id", text, "{fp:N}:<uuid>"));
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"", "7:" + UUID_TEXT, "fp:7", "xfp:7:" + UUID_TEXT})
    void the_shape_of_a_path_is_refused(String text) {
      assertThat(refusal(() -> ExecutionId.parsePath(text)))
          .isEqualTo(new Problem("execution_id", text, "fp:N:<uuid> or {fp:N}:<uuid>"));
    }

    @ParameterizedTest
    @CsvSource({"256", "999", "1000", "01", "-1", "+1", "x", "''", "' 1'"})
    void the_partition_is_refused(String number) {
      assertThat(refusal(() -> ExecutionId.parse("{fp:" + number + "}:" + UUID_TEXT)))
          .isEqualTo(new Problem("partition", number, "a partition from 0 to 255"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1-1-1-1-1", UUID_TEXT + "0", UUID_TEXT + "\n"})
    void the_uuid_is_refused(String text) {
      assertThat(refusal(() -> ExecutionId.parse("{fp:7}:" + text)))
          .isEqualTo(new Problem("execution_id", text, "a UUID of 36 characters"));
    }
  }
}
