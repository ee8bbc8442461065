package dev.weft.domain.stream;

import dev.weft.domain.input.InvalidInput;
import java.util.Comparator;

/**
 * A place in the order of a stream, whether or not a frame lies there.
 *
 * <p>{@link #BEGINNING} is {@code 0-0}, before every frame.
 */
public record StreamPosition(long millis, long seq) implements Comparable<StreamPosition> {

  public static final StreamPosition BEGINNING = new StreamPosition(0, 0);
  public static final StreamPosition LAST = new StreamPosition(Long.MAX_VALUE, Long.MAX_VALUE);

  private static final Comparator<StreamPosition> ORDER =
      Comparator.comparingLong(StreamPosition::millis).thenComparingLong(StreamPosition::seq);

  public StreamPosition {
    if (millis < 0 || seq < 0) {
      throw InvalidInput.of("stream position", millis + "-" + seq, "two numbers from 0");
    }
  }

  /** The place right behind this one; behind {@link #LAST} there is none. */
  public StreamPosition next() {
    if (seq < Long.MAX_VALUE) {
      return new StreamPosition(millis, seq + 1);
    }
    return millis < Long.MAX_VALUE ? new StreamPosition(millis + 1, 0) : LAST;
  }

  public boolean isBefore(StreamPosition other) {
    return compareTo(other) < 0;
  }

  @Override
  public int compareTo(StreamPosition other) {
    return ORDER.compare(this, other);
  }

  @Override
  public String toString() {
    return millis + "-" + seq;
  }
}
