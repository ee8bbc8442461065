package dev.weft.domain.execution;

/** Who goes first within a lane: 0 to 9000, higher first; what lies outside is clamped. */
public record Priority(int value) implements Comparable<Priority> {

  public static final int HIGHEST = 9_000;
  public static final Priority NORMAL = new Priority(0);

  public Priority {
    value = Math.clamp(value, 0, HIGHEST);
  }

  @Override
  public int compareTo(Priority other) {
    return Integer.compare(value, other.value);
  }
}
