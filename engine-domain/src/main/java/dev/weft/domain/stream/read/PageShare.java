package dev.weft.domain.stream.read;

import dev.weft.domain.stream.Frame;
import java.util.List;

/**
 * What each of several ranges may hold that are found together: all of them at most one page.
 *
 * <p>A range that holds more is found alone, so that sharing a look never shortens a page.
 */
public record PageShare(int frames, long bytes) {

  public PageShare {
    if (frames < 1 || bytes < 1) {
      throw new IllegalArgumentException("no share: " + frames + " frames, " + bytes + " bytes");
    }
  }

  /** An equal part of the largest page for so many ranges. */
  public static PageShare among(int ranges) {
    return new PageShare(
        Math.max(1, PageLimit.MOST / ranges), Math.max(1, FramePage.MOST_BYTES / ranges));
  }

  /** How many frames to look for: one beyond tells that there are more. */
  public int mostFound(PageLimit limit) {
    return Math.min(limit.frames(), frames) + 1;
  }

  /** Whether frames found within this share are all that a page of this limit would show. */
  public boolean suffices(List<Frame> found, PageLimit limit) {
    long content = found.stream().mapToLong(frame -> frame.bytes().size()).sum();
    return content <= bytes && (limit.frames() <= frames || found.size() <= frames);
  }
}
