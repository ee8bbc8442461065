package dev.weft.benchmarks.steady;

/** The work that was submitted and has not begun, over time. Used by one thread. */
final class Backlog {

  private static final int THIRDS = 3;

  private final int expected;
  private final long[] sums = new long[THIRDS];
  private final int[] looks = new int[THIRDS];

  /**
   * @param expected how much will be submitted
   */
  Backlog(int expected) {
    this.expected = expected;
  }

  void seen(int submitted, int waiting) {
    int third = (int) Math.min(THIRDS - 1, (long) (submitted - 1) * THIRDS / expected);
    sums[third] += waiting;
    looks[third]++;
  }

  /** The mean of the last third less the mean of the first. */
  double growth() {
    return mean(THIRDS - 1) - mean(0);
  }

  private double mean(int third) {
    return looks[third] == 0 ? 0 : (double) sums[third] / looks[third];
  }
}
