package dev.weft.application.outbox;

import dev.weft.domain.outbox.setting.ExchangeTimes;
import java.time.Duration;
import java.time.Instant;

/**
 * How much of a claim is left, by a clock that only runs forward.
 *
 * <p>Begins before the claim does, so it never believes in more than there is; what senders say
 * their exchanges took counts even where this process stood still.
 */
final class ClaimWatch {

  private final ExchangeTimes times;
  private final long begun = System.nanoTime();

  ClaimWatch(ExchangeTimes times) {
    this.times = times;
  }

  /** Whether the claim protects one more exchange after those that took this long. */
  boolean covers(Duration exchanges) {
    Duration passed = Duration.ofNanos(System.nanoTime() - begun);
    Duration spent = passed.compareTo(exchanges) < 0 ? exchanges : passed;
    return times.covered(Instant.EPOCH.plus(times.lease()), Instant.EPOCH.plus(spent));
  }
}
