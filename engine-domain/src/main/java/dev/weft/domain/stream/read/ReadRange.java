package dev.weft.domain.stream.read;

import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.trim.BestEffortWindow;
import java.util.Objects;

/** The frames a read asks for: from and to inclusive, in order, one page of them. */
public record ReadRange(
    StreamPosition from, StreamPosition to, PageLimit limit, Visibility visibility) {

  public ReadRange {
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
    Objects.requireNonNull(limit, "limit");
    Objects.requireNonNull(visibility, "visibility");
  }

  public static ReadRange of(
      StreamCursor from, StreamCursor to, PageLimit limit, Visibility visibility) {
    return new ReadRange(from.lowerBound(), to.upperBound(), limit, visibility);
  }

  /** A range that ends before it begins holds nothing; that is no error. */
  public boolean isEmpty() {
    return to.isBefore(from);
  }

  /** Whether frames that this range would have shown may have been trimmed. */
  public boolean hasGap(BestEffortWindow window) {
    return visibility == Visibility.ALL && !isEmpty() && window.gapFrom(from);
  }
}
