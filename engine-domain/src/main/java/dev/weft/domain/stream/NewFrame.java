package dev.weft.domain.stream;

import java.util.Objects;

/** A frame as its writer hands it in, before it has an id. */
public record NewFrame(FrameLabel label, FrameBytes bytes, FrameMode mode, ClientSeq clientSeq) {

  public NewFrame {
    Objects.requireNonNull(label, "label");
    Objects.requireNonNull(bytes, "bytes");
    Objects.requireNonNull(mode, "mode");
    Objects.requireNonNull(clientSeq, "clientSeq");
  }
}
