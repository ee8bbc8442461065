package dev.weft.domain.dispatch;

import java.util.Collection;

/**
 * How many edges of a group ended in success, failure and skip.
 *
 * <p>Always counted from the edges themselves, never raised by one: an edge seen twice must not
 * count twice (I3).
 */
public record EdgeTally(int successes, int failures, int skips) {

  public static final EdgeTally NONE = new EdgeTally(0, 0, 0);

  public EdgeTally {
    if (successes < 0 || failures < 0 || skips < 0) {
      throw new IllegalArgumentException(
          "negative count: " + successes + ", " + failures + ", " + skips);
    }
  }

  public static EdgeTally of(Collection<EdgeOutcome> outcomes) {
    return outcomes.stream().map(EdgeTally::one).reduce(NONE, EdgeTally::plus);
  }

  public EdgeTally plus(EdgeTally other) {
    return new EdgeTally(
        successes + other.successes, failures + other.failures, skips + other.skips);
  }

  public int resolved() {
    return successes + unsuccessful();
  }

  public int unsuccessful() {
    return failures + skips;
  }

  private static EdgeTally one(EdgeOutcome outcome) {
    return switch (outcome) {
      case SUCCESS -> new EdgeTally(1, 0, 0);
      case FAIL -> new EdgeTally(0, 1, 0);
      case SKIP -> new EdgeTally(0, 0, 1);
    };
  }
}
