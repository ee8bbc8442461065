package dev.weft.application.runtime;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;

/**
 * How long a loop waits between two steps: {@code shortest} after a step that found something,
 * twice as long after each that did not, up to {@code longest}.
 *
 * <p>Jitter only ever shortens a wait, by up to a quarter, so that processes do not march in step
 * and nothing is later than promised.
 */
public record Cadence(Duration shortest, Duration longest) {

  private static final Duration FIRST_AFTER_FAILURE = Duration.ofMillis(100);
  private static final Duration LONGEST_AFTER_FAILURE = Duration.ofSeconds(5);
  private static final int MOST_DOUBLINGS = 20;
  private static final double JITTER = 0.25;

  public Cadence {
    if (shortest.toMillis() < 1 || shortest.compareTo(longest) > 0) {
      throw InvalidInput.of("cadence", shortest + " to " + longest, "1 ms or more, rising");
    }
  }

  public static Cadence every(Duration wait) {
    return new Cadence(wait, wait);
  }

  /**
   * @param idle steps in a row that found nothing
   * @param u a drawn number in [0, 1)
   */
  Duration afterIdle(int idle, double u) {
    return jittered(grown(shortest, idle, longest), u);
  }

  /**
   * @param failures steps in a row that failed, at least one
   * @param u a drawn number in [0, 1)
   */
  Duration afterFailure(int failures, double u) {
    return jittered(grown(FIRST_AFTER_FAILURE, failures - 1, failureCap()), u);
  }

  /** A loop that must keep its pace, such as a heartbeat, keeps it also in bad times. */
  private Duration failureCap() {
    return longest.compareTo(LONGEST_AFTER_FAILURE) < 0 && longest.equals(shortest)
        ? longest
        : LONGEST_AFTER_FAILURE;
  }

  private static Duration grown(Duration first, int doublings, Duration cap) {
    Duration wait = first.multipliedBy(1L << Math.min(doublings, MOST_DOUBLINGS));
    return wait.compareTo(cap) < 0 ? wait : cap;
  }

  private static Duration jittered(Duration wait, double u) {
    return Duration.ofNanos((long) (wait.toNanos() * (1 - JITTER * u)));
  }
}
