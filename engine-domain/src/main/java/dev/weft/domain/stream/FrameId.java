package dev.weft.domain.stream;

import dev.weft.domain.input.InvalidInput;
import java.util.regex.Pattern;

/**
 * Names one frame in its stream: the millisecond it was minted in and its number there.
 *
 * <p>Minted by {@link StreamHead} only, from 1 ms on, so {@code 0-0} is never a frame.
 */
public record FrameId(long millis, long seq) implements Comparable<FrameId> {

  private static final String EXPECTED = "<ms>-<seq>, ms from 1, digits without leading zeros";
  private static final Pattern SHAPE = Pattern.compile("[1-9][0-9]{0,18}-(0|[1-9][0-9]{0,18})");

  public FrameId {
    if (millis < 1 || seq < 0) {
      throw InvalidInput.of("frame_id", millis + "-" + seq, EXPECTED);
    }
  }

  /** Reads {@code <ms>-<seq>}; each text that parses is the text of its id. */
  public static FrameId parse(String text) {
    if (text == null || !SHAPE.matcher(text).matches()) {
      throw InvalidInput.of("frame_id", text, EXPECTED);
    }
    int dash = text.indexOf('-');
    try {
      return new FrameId(
          Long.parseLong(text.substring(0, dash)), Long.parseLong(text.substring(dash + 1)));
    } catch (NumberFormatException tooLarge) {
      throw InvalidInput.of("frame_id", text, EXPECTED + ", each below 2^63");
    }
  }

  public StreamPosition position() {
    return new StreamPosition(millis, seq);
  }

  @Override
  public int compareTo(FrameId other) {
    return position().compareTo(other.position());
  }

  @Override
  public String toString() {
    return millis + "-" + seq;
  }
}
