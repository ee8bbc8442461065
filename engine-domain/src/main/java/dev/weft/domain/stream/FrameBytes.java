package dev.weft.domain.stream;

import dev.weft.domain.input.InvalidInput;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * The content of a frame: up to 64 KiB, any bytes, kept exactly and never interpreted.
 *
 * <p>Copied on the way in and out; two are equal when their bytes are. Prints its size only, so
 * that no content reaches a log.
 */
public record FrameBytes(byte[] value) {

  public static final int MOST = 64 * 1024;

  public FrameBytes {
    if (value.length > MOST) {
      throw InvalidInput.of("payload", value.length + " bytes", "at most " + MOST + " bytes");
    }
    value = value.clone();
  }

  public static FrameBytes ofUtf8(String text) {
    return new FrameBytes(text.getBytes(StandardCharsets.UTF_8));
  }

  @Override
  public byte[] value() {
    return value.clone();
  }

  public int size() {
    return value.length;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof FrameBytes that && Arrays.equals(value, that.value);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(value);
  }

  @Override
  public String toString() {
    return value.length + " bytes";
  }
}
