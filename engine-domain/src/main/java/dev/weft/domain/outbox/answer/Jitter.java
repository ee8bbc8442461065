package dev.weft.domain.outbox.answer;

import dev.weft.domain.input.InvalidInput;
import java.time.Duration;

/**
 * A drawn number in [0, 1) that lengthens a wait by less than a quarter.
 *
 * <p>Only ever adds, so nothing is sent before the receiver asked for it.
 */
public record Jitter(double drawn) {

  public static final Jitter NONE = new Jitter(0);

  public Jitter {
    if (!(drawn >= 0 && drawn < 1)) {
      throw InvalidInput.of("jitter", drawn, "a number in [0, 1)");
    }
  }

  public Duration lengthen(Duration wait) {
    return wait.plusMillis((long) (wait.toMillis() / 4.0 * drawn));
  }
}
