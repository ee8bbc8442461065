package dev.weft.testkit.stream;

import dev.weft.domain.stream.BestEffortConfig;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameKind;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.NewFrame;

/** Frames to append, said briefly. */
public final class Pieces {

  private Pieces() {}

  public static NewFrame durable(String text) {
    return of(FrameBytes.ofUtf8(text), new FrameMode.Durable());
  }

  public static NewFrame durable(byte[] bytes) {
    return of(FrameBytes.of(bytes), new FrameMode.Durable());
  }

  public static NewFrame bestEffort(String text) {
    return bestEffort(text, BestEffortConfig.DEFAULT);
  }

  public static NewFrame bestEffort(byte[] bytes) {
    return of(FrameBytes.of(bytes), new FrameMode.BestEffort(BestEffortConfig.DEFAULT));
  }

  public static NewFrame bestEffort(String text, BestEffortConfig config) {
    return of(FrameBytes.ofUtf8(text), new FrameMode.BestEffort(config));
  }

  public static NewFrame patch(String json) {
    return of(FrameBytes.ofUtf8(json), new FrameMode.Summary());
  }

  public static NewFrame numbered(long number, NewFrame frame) {
    return new NewFrame(frame.label(), frame.bytes(), frame.mode(), ClientSeq.of(number));
  }

  private static NewFrame of(FrameBytes bytes, FrameMode mode) {
    return new NewFrame(FrameLabel.of(FrameKind.STDOUT), bytes, mode, ClientSeq.NONE);
  }
}
