package dev.weft.domain.stream.read;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.trim.BestEffortWindow;
import java.time.Duration;
import java.util.Objects;

/**
 * What a tailer asks for: the frames after one exact place, waiting up to {@code block} for them.
 *
 * <p>{@code 0-0} asks from the beginning. A word or a bare millisecond is refused: what they mean
 * would change while the tailer waits.
 */
public record TailRequest(
    StreamPosition after, Duration block, PageLimit limit, Visibility visibility) {

  private static final Duration LONGEST_BLOCK = Duration.ofSeconds(30);

  public TailRequest {
    Objects.requireNonNull(after, "after");
    Objects.requireNonNull(limit, "limit");
    Objects.requireNonNull(visibility, "visibility");
    if (block.isNegative() || block.compareTo(LONGEST_BLOCK) > 0) {
      throw InvalidInput.of("block", block, "a duration from 0 to 30 s");
    }
  }

  public static TailRequest of(
      StreamCursor after, Duration block, PageLimit limit, Visibility visibility) {
    return new TailRequest(concrete(after), block, limit, visibility);
  }

  private static StreamPosition concrete(StreamCursor after) {
    if (after instanceof StreamCursor.Exact exact) {
      return exact.position();
    }
    throw InvalidInput.of("after", after, "<ms>-<seq>; 0-0 is the beginning");
  }

  /** Everything behind the cursor, one page of it. */
  public ReadRange range() {
    return new ReadRange(after.next(), StreamPosition.LAST, limit, visibility);
  }

  /** Whether frames this tailer would have seen were trimmed before it came. */
  public boolean hasGap(BestEffortWindow window) {
    return visibility == Visibility.ALL && window.gapAfter(after);
  }
}
