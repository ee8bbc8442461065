package dev.weft.testkit.doubles;

import java.time.Duration;
import java.time.Instant;

/** The store's time in a test's hand: it stands still until it is moved, in any direction. */
public interface TestClock {

  Instant now();

  void set(Instant time);

  default void advance(Duration step) {
    set(now().plus(step));
  }
}
