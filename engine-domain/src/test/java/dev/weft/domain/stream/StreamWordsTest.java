package dev.weft.domain.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.read.Visibility;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

class StreamWordsTest {

  @Test
  void each_enum_has_its_wire_words() {
    assertThat(Arrays.stream(FrameKind.values()).map(FrameKind::word))
        .containsExactly("stdout", "stderr", "event", "blob");
    assertThat(Arrays.stream(FrameMode.Name.values()).map(FrameMode.Name::word))
        .containsExactly("durable", "summary", "best_effort");
    assertThat(Arrays.stream(Visibility.values()).map(Visibility::word))
        .containsExactly("all", "exclude_best_effort");
    assertThat(Arrays.stream(CloseReason.values()).map(CloseReason::word))
        .containsExactly(
            "attempt_success",
            "attempt_failure",
            "attempt_cancelled",
            "attempt_delayed",
            "lease_expired",
            "lease_revoked",
            "expired");
  }

  @Test
  void words_parse_back() {
    assertThat(FrameKind.values()).allMatch(kind -> FrameKind.parse(kind.word()) == kind);
    assertThat(FrameMode.Name.values()).allMatch(n -> FrameMode.Name.parse(n.word()) == n);
    assertThat(CloseReason.values()).allMatch(r -> CloseReason.parse(r.word()) == r);
    assertThat(Visibility.values()).allMatch(v -> Visibility.parse(v.word()) == v);
  }

  @TestFactory
  Stream<DynamicTest> an_unknown_word_is_refused() {
    List<Function<String, ?>> parsers =
        List.of(FrameKind::parse, FrameMode.Name::parse, CloseReason::parse, Visibility::parse);
    return Stream.of("", "STDOUT", "Durable", "other", "ALL", "null")
        .map(word -> DynamicTest.dynamicTest("'" + word + "'", () -> refused(parsers, word)));
  }

  private static void refused(List<Function<String, ?>> parsers, String word) {
    assertThat(parsers)
        .allSatisfy(
            parser ->
                assertThatThrownBy(() -> parser.apply(word)).isInstanceOf(InvalidInput.class));
  }

  @Test
  void each_mode_knows_its_name() {
    assertThat(
            Stream.of(
                    new FrameMode.Durable(),
                    new FrameMode.Summary(),
                    new FrameMode.BestEffort(BestEffortConfig.DEFAULT))
                .map(FrameMode::name))
        .containsExactly(FrameMode.Name.values());
  }
}
