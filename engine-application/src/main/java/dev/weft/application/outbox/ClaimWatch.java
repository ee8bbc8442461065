package dev.weft.application.outbox;

import dev.weft.domain.outbox.setting.ExchangeTimes;
import java.time.Duration;
import java.time.Instant;
import java.util.function.LongSupplier;

/**
 * How much of a claim is left, by a clock that only runs forward.
 *
 * <p>Begins before the claim does, so it never believes in more than there is; what senders say
 * their exchanges took counts even where this process stood still.
 *
 * @param begun what the clock showed
 */
record ClaimWatch(ExchangeTimes times, LongSupplier nanos, long begun) {

  static ClaimWatch started(ExchangeTimes times, LongSupplier nanos) {
    return new ClaimWatch(times, nanos, nanos.getAsLong());
  }

  /** Whether the claim protects one more exchange after those that took this long. */
  boolean covers(Duration exchanges) {
    Duration passed = Duration.ofNanos(nanos.getAsLong() - begun);
    Duration spent = passed.compareTo(exchanges) < 0 ? exchanges : passed;
    return times.covered(Instant.EPOCH.plus(times.lease()), Instant.EPOCH.plus(spent));
  }
}
