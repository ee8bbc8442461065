package dev.weft.bootstrap.cli.remote;

import dev.weft.domain.stream.FrameBytes;
import java.io.ByteArrayOutputStream;
import java.util.function.Consumer;

/**
 * Cuts bytes into lines, without their ends; one that is too long for a frame comes in pieces.
 *
 * <p>Knows no characters: whatever stands between two line ends is handed on as it is.
 */
final class LineCutter {

  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private final Consumer<FrameBytes> lines;

  LineCutter(Consumer<FrameBytes> lines) {
    this.lines = lines;
  }

  void write(byte[] bytes, int count) {
    for (int i = 0; i < count; i++) {
      if (bytes[i] == '\n') {
        handOn();
      } else {
        add(bytes[i]);
      }
    }
  }

  private void add(byte next) {
    if (line.size() == FrameBytes.MOST) {
      handOn();
    }
    line.write(next);
  }

  private void handOn() {
    FrameBytes whole = FrameBytes.of(line.toByteArray());
    line.reset();
    lines.accept(whole);
  }

  /** A last line without an end is a line. */
  void end() {
    if (line.size() > 0) {
      handOn();
    }
  }
}
