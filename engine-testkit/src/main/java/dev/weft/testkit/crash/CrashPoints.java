package dev.weft.testkit.crash;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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

  /** The thread falls out of everything with a {@link Died}, which nobody catches. */
  public static CrashPoints throwingAt(String point) {
    return new CrashPoints(
        point,
        () -> {
          throw new Died(point);
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

  /** A death that leaves the process alive. */
  public static final class Died extends Error {

    private static final long serialVersionUID = 1L;

    Died(String point) {
      super(point);
    }
  }
}
