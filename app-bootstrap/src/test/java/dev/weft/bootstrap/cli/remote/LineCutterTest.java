package dev.weft.bootstrap.cli.remote;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.stream.FrameBytes;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LineCutterTest {

  @Test
  void lines_come_without_their_ends_and_the_last_one_needs_none() {
    assertThat(cut(bytes("one\n\ntwo\r\nthree"), 100))
        .containsExactly(frame("one"), frame(""), frame("two\r"), frame("three"));
    assertThat(cut(bytes("one\n"), 100)).containsExactly(frame("one"));
    assertThat(cut(new byte[0], 100)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3, 255, 8192})
  void every_byte_is_kept_however_the_pipe_hands_it_over(int chunk) {
    byte[] all = new byte[256];
    for (int i = 0; i < all.length; i++) {
      all[i] = (byte) i;
    }

    List<FrameBytes> lines = cut(all, chunk);

    ByteArrayOutputStream joined = new ByteArrayOutputStream();
    joined.writeBytes(lines.getFirst().value().toArray());
    joined.write('\n');
    joined.writeBytes(lines.getLast().value().toArray());
    assertThat(lines).hasSize(2);
    assertThat(joined.toByteArray()).isEqualTo(all);
  }

  @Test
  void a_line_that_just_fits_is_one_frame_and_a_longer_one_comes_in_pieces() {
    String fits = "x".repeat(FrameBytes.MOST);

    assertThat(cut(bytes(fits + "\n"), 8192)).containsExactly(frame(fits));
    assertThat(cut(bytes(fits + "y\nz"), 8192))
        .containsExactly(frame(fits), frame("y"), frame("z"));
    assertThat(cut(bytes(fits + fits), 8192)).containsExactly(frame(fits), frame(fits));
  }

  private static List<FrameBytes> cut(byte[] bytes, int chunk) {
    List<FrameBytes> lines = new ArrayList<>();
    LineCutter cutter = new LineCutter(lines::add);
    for (int from = 0; from < bytes.length; from += chunk) {
      int count = Math.min(chunk, bytes.length - from);
      byte[] part = new byte[chunk];
      System.arraycopy(bytes, from, part, 0, count);
      cutter.write(part, count);
    }
    cutter.end();
    return lines;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  private static FrameBytes frame(String text) {
    return FrameBytes.ofUtf8(text);
  }
}
