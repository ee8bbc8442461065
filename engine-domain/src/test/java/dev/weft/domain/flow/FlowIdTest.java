package dev.weft.domain.flow;

import static dev.weft.domain.Refusals.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import dev.weft.domain.input.Problem;
import dev.weft.domain.partition.Partition;
import org.junit.jupiter.api.Test;

class FlowIdTest {

  private static final String LOW = "11111111-1111-1111-1111-111111111111";
  private static final String HIGH = "f1111111-1111-1111-1111-111111111111";

  @Test
  void the_text_form_parses_back() {
    assertThat(FlowId.parse(LOW)).hasToString(LOW);
    assertThat(EdgeId.parse(LOW)).hasToString(LOW);
  }

  @Test
  void a_malformed_text_is_refused_under_its_own_name() {
    String expected = "a UUID of 36 characters";

    assertThat(refusal(() -> FlowId.parse("x"))).isEqualTo(new Problem("flow_id", "x", expected));
    assertThat(refusal(() -> EdgeId.parse("x"))).isEqualTo(new Problem("edge_id", "x", expected));
  }

  @Test
  void an_id_is_never_empty() {
    assertThatNullPointerException().isThrownBy(() -> new FlowId(null)).withMessage("value");
    assertThatNullPointerException().isThrownBy(() -> new EdgeId(null)).withMessage("value");
  }

  @Test
  void ids_sort_as_unsigned_text_as_the_store_does() {
    assertThat(FlowId.parse(LOW))
        .isLessThan(FlowId.parse(HIGH))
        .isEqualByComparingTo(FlowId.parse(LOW));
    assertThat(EdgeId.parse(LOW))
        .isLessThan(EdgeId.parse(HIGH))
        .isEqualByComparingTo(EdgeId.parse(LOW));
  }

  @Test
  void the_partition_hashes_all_sixteen_bytes_in_order() {
    assertThat(FlowId.parse("550e8400-e29b-41d4-a716-446655440000").partition())
        .isEqualTo(new Partition(24));
  }
}
