package dev.weft.domain.outbox.setting;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;

/**
 * How gently rows return to an endpoint that works again: at most so many, over at least so long.
 *
 * <p>The first row is due at once, the last after the whole spread.
 */
public record Recovery(int most, Duration spread) {

  private static final Duration SHORTEST_SPREAD = Duration.ofSeconds(5);
  private static final int MOST = 10_000;

  public static final Recovery DEFAULT = new Recovery(256, SHORTEST_SPREAD);

  public Recovery {
    if (most < 1 || most > MOST) {
      throw InvalidInput.of("unpark_limit", most, "1 to " + MOST);
    }
    if (spread.compareTo(SHORTEST_SPREAD) < 0) {
      throw InvalidInput.of("unpark_spread", spread, "at least " + SHORTEST_SPREAD);
    }
  }

  /** The wait of row {@code index} (from 0) among {@code rows}. */
  public Duration waitOf(int index, int rows) {
    return rows <= 1 ? Duration.ZERO : Duration.ofMillis(spread.toMillis() * index / (rows - 1));
  }
}
