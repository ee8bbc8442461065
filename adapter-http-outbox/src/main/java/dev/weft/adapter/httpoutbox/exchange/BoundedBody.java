package dev.weft.adapter.httpoutbox.exchange;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.apache.hc.core5.http.HttpEntity;

/**
 * As much of an answer's body as is worth reading: up to 16 KiB, or up to where it broke off.
 *
 * <p>The status has decided by the time a body is read, so no trouble with it is an error. Only a
 * body read to its end gives its connection back.
 */
public final class BoundedBody {

  public static final int MOST_BYTES = 16 * 1024;

  private final byte[] bytes;

  private BoundedBody(byte[] bytes) {
    this.bytes = bytes;
  }

  /** Reads the body, or nothing where the answer has none. */
  public static BoundedBody read(HttpEntity entity) {
    if (entity == null) {
      return new BoundedBody(new byte[0]);
    }
    byte[] buffer = new byte[MOST_BYTES];
    int filled = 0;
    try {
      InputStream in = entity.getContent();
      int got = in.read(buffer);
      while (got >= 0 && filled + got < MOST_BYTES) {
        filled += got;
        got = in.read(buffer, filled, MOST_BYTES - filled);
      }
      return new BoundedBody(Arrays.copyOf(buffer, filled + Math.max(got, 0)));
    } catch (IOException brokenOff) {
      return new BoundedBody(Arrays.copyOf(buffer, filled));
    }
  }

  /** What was read; not to be changed. */
  public byte[] bytes() {
    return bytes;
  }
}
