package dev.weft.benchmarks.delivery;

import java.time.Duration;

/**
 * How messages travel: so many senders at once, over so many endpoints, so many in a request.
 *
 * @param thinking how long the receiver takes for a request
 */
public record Lanes(int senders, int endpoints, int batch, Duration thinking) {

  /** {@code 4x500}, and what the receiver takes when it takes time. */
  @Override
  public String toString() {
    String shape = senders + "x" + batch;
    return thinking.isZero() ? shape : shape + " " + thinking.toMillis() + " ms";
  }
}
