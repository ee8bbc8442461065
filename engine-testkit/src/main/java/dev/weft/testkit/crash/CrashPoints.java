package dev.weft.testkit.crash;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;

/**
 * The moments one thread passes, and what happens at the armed one.
 *
 * <p>A point is named after what is done and how often it was done before: {@code
 * flow.edges.resolve/after#2} is the moment after edges were resolved for the second time.
 */
public final class CrashPoints {

  /** Names the point at which the process is halted. */
  public static final String PROPERTY = "weft.crash.at";

  /** How a halted process exits. */
  public static final int DEATH = 86;

  private final String armed;
  private final Runnable death;
  private final Map<String, Integer> times = new HashMap<>();
  private final List<String> passed = new ArrayList<>();

  private CrashPoints(String armed, Runnable death) {
    this.armed = armed;
    this.death = death;
  }

  /** Nobody dies. */
  public static CrashPoints unarmed() {
    return new CrashPoints("", () -> {});
  }

  /**
   * The thread says that it is there and stands still for good, with all it holds, until somebody
   * kills the process: so many threads die at once, each at a point of its own.
   */
  public static CrashPoints standingAt(String point, Runnable arrived) {
    return new CrashPoints(
        point,
        () -> {
          arrived.run();
          stand();
        });
  }

  /** The process ends on the spot, as if it were killed; empty when no point was named to it. */
  public static Optional<CrashPoints> haltingByProperty() {
    return Optional.ofNullable(System.getProperty(PROPERTY))
        .map(point -> new CrashPoints(point, () -> Runtime.getRuntime().halt(DEATH)));
  }

  void pass(String moment) {
    String point = moment + "#" + times.merge(moment, 1, Integer::sum);
    passed.add(point);
    if (point.equals(armed)) {
      death.run();
    }
  }

  /** Every point passed so far, in order. */
  public List<String> passed() {
    return List.copyOf(passed);
  }

  private static void stand() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException spared) {
      throw new IllegalStateException("whoever stands here is killed, not interrupted", spared);
    }
  }
}
