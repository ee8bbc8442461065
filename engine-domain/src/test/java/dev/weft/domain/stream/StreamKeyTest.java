package dev.weft.domain.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.input.InvalidInput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StreamKeyTest {

  private static final ExecutionId SMALL =
      ExecutionId.parse("{fp:1}:00000000-0000-0000-0000-000000000001");
  private static final ExecutionId LARGE =
      ExecutionId.parse("{fp:2}:00000000-0000-0000-0000-000000000000");

  @Test
  void keys_are_ordered_by_execution_then_attempt() {
    StreamKey first = new StreamKey(SMALL, 2);
    StreamKey second = new StreamKey(SMALL, 10);
    StreamKey third = new StreamKey(LARGE, 0);

    assertThat(List.of(third, second, first).stream().sorted())
        .containsExactly(first, second, third);
    assertThat(first).hasToString("{fp:1}:00000000-0000-0000-0000-000000000001/2");
  }

  @Test
  void an_attempt_index_starts_at_0() {
    assertThat(new StreamKey(SMALL, 0).attempt()).isZero();
    assertThatThrownBy(() -> new StreamKey(SMALL, -1)).isInstanceOf(InvalidInput.class);
  }

  @ParameterizedTest
  @CsvSource({"0, 0, NEXT", "0, 1, STARTED", "1, 0, BEYOND", "3, 3, NEXT", "2, 3, STARTED"})
  void presence_follows_from_the_attempts_opened(int attempt, int opened, StreamPresence expected) {
    assertThat(new StreamKey(SMALL, attempt).presence(opened)).isEqualTo(expected);
  }
}
