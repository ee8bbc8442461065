package dev.weft.domain.stream;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.input.InvalidInput;

/** The content of a frame: up to 64 KiB, any bytes, kept exactly and never interpreted (I29). */
public record FrameBytes(Bytes value) {

  public static final int MOST = 64 * 1024;

  public FrameBytes {
    if (value.size() > MOST) {
      throw InvalidInput.of("payload", value, "at most " + MOST + " bytes");
    }
  }

  public static FrameBytes of(byte[] bytes) {
    return new FrameBytes(Bytes.of(bytes));
  }

  public static FrameBytes ofUtf8(String text) {
    return new FrameBytes(Bytes.ofUtf8(text));
  }

  public int size() {
    return value.size();
  }

  @Override
  public String toString() {
    return value.toString();
  }
}
