package dev.weft.domain.stream.read;

import dev.weft.domain.stream.Frame;
import java.util.List;

/**
 * A run of frames in order, and whether more were found behind it.
 *
 * <p>Ends at the limit or at 4 MiB of content, whichever comes first. One frame always fits, so a
 * reader always gets on.
 */
public record FramePage(List<Frame> frames, boolean more) {

  public static final long MOST_BYTES = 4L * 1024 * 1024;

  public static final FramePage EMPTY = new FramePage(List.of(), false);

  public FramePage {
    frames = List.copyOf(frames);
  }

  /** Cuts a page from frames found in order; one beyond the limit tells that there are more. */
  public static FramePage cut(List<Frame> found, PageLimit limit) {
    int most = Math.min(found.size(), limit.frames());
    int fitting = 0;
    long bytes = 0;
    while (fitting < most && bytes + found.get(fitting).bytes().size() <= MOST_BYTES) {
      bytes += found.get(fitting).bytes().size();
      fitting++;
    }
    return new FramePage(found.subList(0, fitting), fitting < found.size());
  }
}
