package dev.weft.port.out.stream;

import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.read.ReadRange;
import java.util.Objects;

/** Frames of one stream to look for. */
public record StreamRange(StreamKey stream, ReadRange range) {

  public StreamRange {
    Objects.requireNonNull(stream, "stream");
    Objects.requireNonNull(range, "range");
  }
}
