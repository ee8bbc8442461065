package dev.weft.domain.outbox.claim;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;

/**
 * How many requests a sender makes under one claim, learned from its latest run at an endpoint.
 *
 * <p>A sender that knows nothing asks once. While all goes well it takes four times as much at the
 * next claim, but no more than the receiver answers in a tenth of a second: for so long at most it
 * goes on without hearing that somebody else was told to stay away, and rows wait behind each other
 * while other senders are free. A run that met trouble begins again with one request.
 */
public record Stride(int requests) {

  private static final Duration LONGEST_RUN = Duration.ofMillis(100);
  private static final int GROWTH = 4;
  private static final int MOST = 1_000;

  public static final Stride FIRST = new Stride(1);

  public Stride {
    if (requests < 1 || requests > MOST) {
      throw InvalidInput.of("stride", requests, "1 to " + MOST);
    }
  }

  /** Whether a run that took so long may turn to further rows; else they go back unsent. */
  public static boolean goesOn(Duration spent) {
    return spent.compareTo(LONGEST_RUN) < 0;
  }

  /** After a run without trouble: so many requests, so long. */
  public Stride after(int made, Duration spent) {
    long fitting = LONGEST_RUN.toNanos() * made / Math.max(1, spent.toNanos());
    long grown = Math.min((long) requests * GROWTH, MOST);
    return new Stride((int) Math.max(1, Math.min(grown, fitting)));
  }
}
