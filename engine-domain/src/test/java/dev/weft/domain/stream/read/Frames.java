package dev.weft.domain.stream.read;

import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.domain.stream.FrameMode;
import java.util.List;
import java.util.stream.IntStream;

/** Stored frames for tests, numbered from 1-0. */
final class Frames {

  private Frames() {}

  static List<Frame> of(int count, int size) {
    FrameBytes bytes = FrameBytes.of(new byte[size]);
    return IntStream.range(0, count).mapToObj(seq -> frame(seq, bytes)).toList();
  }

  private static Frame frame(int seq, FrameBytes bytes) {
    return new Frame(
        new FrameId(1, seq), FrameLabel.of(FrameKind.BLOB), bytes, FrameMode.Name.DURABLE, 0);
  }
}
