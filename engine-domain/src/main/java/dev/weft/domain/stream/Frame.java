package dev.weft.domain.stream;

import dev.weft.domain.input.InvalidInput;
import java.util.Objects;

/**
 * A stored piece of output.
 *
 * <p>A summary frame is the delta, and carries the version its patch made; every other frame
 * carries {@link #NO_VERSION}.
 */
public record Frame(
    FrameId id, FrameLabel label, FrameBytes bytes, FrameMode.Name mode, long summaryVersion) {

  public static final long NO_VERSION = 0;

  public Frame {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(label, "label");
    Objects.requireNonNull(bytes, "bytes");
    boolean patched = summaryVersion > NO_VERSION;
    if (summaryVersion < NO_VERSION || patched != (mode == FrameMode.Name.SUMMARY)) {
      throw InvalidInput.of("summary_version", summaryVersion, "above 0 for a summary frame only");
    }
  }
}
