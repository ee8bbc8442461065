package dev.weft.testkit.manual;

import java.time.Instant;
import java.util.TreeSet;

/** The moments at which something may become due, as far as they were told. */
final class DueTimes {

  private final TreeSet<Instant> times = new TreeSet<>();

  void add(Instant time) {
    times.add(time);
  }

  /** The first after the given one; {@link Instant#MAX} when nothing is known. */
  Instant next(Instant after) {
    times.headSet(after, true).clear();
    return times.isEmpty() ? Instant.MAX : times.first();
  }
}
