package dev.weft.domain.stream.repeat;

import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameId;
import java.util.Objects;

/** A living frame of the stream that already carries a client sequence of this call. */
public record EarlierFrame(FrameId id, FrameBytes bytes) {

  public EarlierFrame {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(bytes, "bytes");
  }
}
