package dev.weft.domain.stream;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

class FrameTest {

  private static final FrameLabel LABEL = FrameLabel.of(FrameKind.STDOUT);

  @Nested
  class Bytes {

    @Test
    void are_kept_exactly_and_copied_both_ways() {
      byte[] given = {0, -1, 127, -128};
      FrameBytes bytes = FrameBytes.of(given);

      given[0] = 1;
      bytes.value().toArray()[1] = 1;

      assertThat(bytes.value().toArray()).containsExactly(0, -1, 127, -128);
    }

    @Test
    void are_equal_by_content() {
      FrameBytes bytes = FrameBytes.ofUtf8("é");

      assertThat(bytes).isEqualTo(FrameBytes.of(new byte[] {(byte) 0xC3, (byte) 0xA9}));
      assertThat(bytes).hasSameHashCodeAs(FrameBytes.ofUtf8("é"));
      assertThat(bytes.hashCode()).isNotEqualTo(FrameBytes.ofUtf8("e").hashCode());
      assertThat(bytes).isNotEqualTo(FrameBytes.ofUtf8("e"));
      assertThat(bytes.size()).isEqualTo(2);
    }

    @Test
    void may_fill_64_kib_and_no_more() {
      assertThat(FrameBytes.of(new byte[65_536]).size()).isEqualTo(65_536);
      assertThatThrownBy(() -> FrameBytes.of(new byte[65_537]))
          .isInstanceOf(InvalidInput.class)
          .hasMessage("payload was '65537 bytes', expected at most 65536 bytes");
    }

    @Test
    void never_print_their_content() {
      assertThat(FrameBytes.ofUtf8("secret")).hasToString("6 bytes");
    }
  }

  @Nested
  class Label {

    @Test
    void defaults_its_type_to_the_kind() {
      assertThat(FrameLabel.of(FrameKind.STDERR))
          .isEqualTo(new FrameLabel(FrameKind.STDERR, "stderr", "application/octet-stream", ""));
    }

    @Test
    void can_be_changed_part_by_part() {
      FrameLabel changed =
          LABEL.withFrameType("Ünïcode 😀").withContentType("text/plain").withCorrelationId("c-1");

      assertThat(changed)
          .isEqualTo(new FrameLabel(FrameKind.STDOUT, "Ünïcode 😀", "text/plain", "c-1"));
    }

    @ParameterizedTest
    @NullSource
    @ValueSource(strings = {"a\nb", "\u0000", "\uD800", "\u202Eevil", "\u2066x", "\u0085"})
    void refuses_words_that_cannot_be_stored_or_shown(String word) {
      assertThatThrownBy(() -> LABEL.withFrameType(word)).isInstanceOf(InvalidInput.class);
      assertThatThrownBy(() -> LABEL.withContentType(word)).isInstanceOf(InvalidInput.class);
      assertThatThrownBy(() -> LABEL.withCorrelationId(word)).isInstanceOf(InvalidInput.class);
    }

    @Test
    void takes_words_of_1_to_200_characters() {
      String longest = "😀".repeat(200);

      assertThat(LABEL.withFrameType(longest).frameType()).isEqualTo(longest);
      assertThatThrownBy(() -> LABEL.withFrameType(longest + "x")).isInstanceOf(InvalidInput.class);
      assertThatThrownBy(() -> LABEL.withFrameType("")).isInstanceOf(InvalidInput.class);
      assertThatThrownBy(() -> LABEL.withContentType("")).isInstanceOf(InvalidInput.class);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "DURABLE, 0, true",
    "DURABLE, 1, false",
    "BEST_EFFORT, 0, true",
    "BEST_EFFORT, 1, false",
    "SUMMARY, 1, true",
    "SUMMARY, 0, false",
    "SUMMARY, -1, false",
    "DURABLE, -1, false",
  })
  void only_a_summary_frame_carries_a_version(FrameMode.Name mode, long version, boolean legal) {
    if (legal) {
      assertThat(stored(mode, version).summaryVersion()).isEqualTo(version);
    } else {
      assertThatThrownBy(() -> stored(mode, version)).isInstanceOf(InvalidInput.class);
    }
  }

  private static Frame stored(FrameMode.Name mode, long version) {
    return new Frame(new FrameId(1, 0), LABEL, FrameBytes.ofUtf8(""), mode, version);
  }

  @Test
  void a_client_seq_is_a_number_from_0_or_absent() {
    assertThat(ClientSeq.of(0).isPresent()).isTrue();
    assertThat(ClientSeq.NONE.isPresent()).isFalse();
    assertThat(new ClientSeq(-1)).isEqualTo(ClientSeq.NONE);
    assertThatThrownBy(() -> ClientSeq.of(-1)).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new ClientSeq(-2)).isInstanceOf(InvalidInput.class);
  }
}
