package dev.weft.domain.partition;

import static dev.weft.domain.Refusals.refusal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.Vectors;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.input.Problem;
import dev.weft.domain.name.Lane;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartitionTest {

  @Test
  void the_check_value_of_the_xmodem_variant_is_met() {
    assertThat(Crc16.of("123456789".getBytes(StandardCharsets.US_ASCII))).isEqualTo(0x31C3);
  }

  @Test
  void lanes_hash_to_their_vectors() {
    Vectors.read("partitions.json")
        .get("lanes")
        .properties()
        .forEach(
            lane ->
                assertThat(new Lane(lane.getKey()).partition().number())
                    .as(lane.getKey())
                    .isEqualTo(lane.getValue().asInt()));
  }

  @Test
  void flows_hash_to_their_vectors() {
    Vectors.read("partitions.json")
        .get("flows")
        .properties()
        .forEach(
            flow ->
                assertThat(FlowId.parse(flow.getKey()).partition().number())
                    .as(flow.getKey())
                    .isEqualTo(flow.getValue().asInt()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{fp:0}", "{fp:7}", "{fp:42}", "{fp:255}"})
  void the_text_form_parses_back(String text) {
    assertThat(Partition.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{fp:256}", "{fp:01}", "{fp:-1}", "{fp:}", "{fp:1000}", "fp:1", "{fp:1"})
  void a_malformed_text_is_refused(String text) {
    assertThatThrownBy(() -> Partition.parse(text)).isInstanceOf(InvalidInput.class);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 256})
  void a_number_outside_0_to_255_is_refused(int number) {
    assertThat(refusal(() -> new Partition(number)))
        .isEqualTo(new Problem("partition", "" + number, "a partition from 0 to 255"));
  }

  @Test
  void an_absent_text_is_refused() {
    assertThat(refusal(() -> Partition.parse(null)))
        .isEqualTo(new Problem("partition", "null", "{fp:N} with N from 0 to 255"));
  }

  @Test
  void partitions_sort_by_number() {
    assertThat(new Partition(9)).isLessThan(new Partition(10));
    assertThat(new Partition(9)).isEqualByComparingTo(new Partition(9));
  }
}
