package dev.weft.domain.stream.read;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.domain.stream.FrameMode;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PageShareTest {

  private static List<Frame> frames(int count, int bytesEach) {
    FrameBytes bytes = FrameBytes.of(new byte[bytesEach]);
    return IntStream.range(0, count)
        .mapToObj(
            i ->
                new Frame(
                    new FrameId(1, i),
                    FrameLabel.of(FrameKind.STDOUT),
                    bytes,
                    FrameMode.Name.DURABLE,
                    Frame.NO_VERSION))
        .toList();
  }

  @Test
  void ranges_share_one_page_in_equal_parts() {
    assertThat(PageShare.among(1)).isEqualTo(new PageShare(10_000, 4L * 1024 * 1024));
    assertThat(PageShare.among(100)).isEqualTo(new PageShare(100, 41_943));
    assertThat(PageShare.among(10_000_000)).isEqualTo(new PageShare(1, 1));
  }

  @Test
  void one_frame_beyond_the_smaller_bound_is_looked_for() {
    assertThat(new PageShare(5, 100).mostFound(new PageLimit(4))).isEqualTo(5);
    assertThat(new PageShare(5, 100).mostFound(new PageLimit(6))).isEqualTo(6);
  }

  @Test
  void content_up_to_the_share_suffices() {
    PageShare share = new PageShare(5, 10);

    assertThat(share.suffices(frames(5, 2), new PageLimit(9))).isTrue();
    assertThat(share.suffices(frames(1, 11), new PageLimit(9))).isFalse();
  }

  @Test
  void a_limit_within_the_share_is_always_seen_whole() {
    PageShare share = new PageShare(5, 1_000);

    assertThat(share.suffices(frames(6, 1), new PageLimit(5))).isTrue();
    assertThat(share.suffices(frames(6, 1), new PageLimit(6))).isFalse();
    assertThat(share.suffices(frames(5, 1), new PageLimit(6))).isTrue();
  }

  @Test
  void there_is_no_empty_share() {
    assertThatThrownBy(() -> new PageShare(0, 1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new PageShare(1, 0)).isInstanceOf(IllegalArgumentException.class);
  }
}
