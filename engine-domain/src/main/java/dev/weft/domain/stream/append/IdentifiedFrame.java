package dev.weft.domain.stream.append;

import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.Frame;
import java.util.Objects;

/** A frame with its id, as it is stored: what readers see, and the number its writer gave it. */
public record IdentifiedFrame(Frame frame, ClientSeq clientSeq) {

  public IdentifiedFrame {
    Objects.requireNonNull(frame, "frame");
    Objects.requireNonNull(clientSeq, "clientSeq");
  }
}
