package dev.weft.domain.outbox.endpoint;

import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.answer.RetryHint;
import java.time.Duration;
import java.time.Instant;
import java.util.Objects;

/**
 * How an endpoint is doing, as all nodes see it.
 *
 * <p>Only answers about the endpoint change it: a refusal or a conflict speaks about a message.
 *
 * @param lastAccepted when it last accepted a message; {@link Instant#EPOCH} if never
 */
public record EndpointHealth(Breaker breaker, Pause pause, Parking parking, Instant lastAccepted) {

  public static final EndpointHealth NEW =
      new EndpointHealth(Breaker.HEALTHY, Pause.NONE, Parking.NONE, Instant.EPOCH);

  public EndpointHealth {
    Objects.requireNonNull(breaker, "breaker");
    Objects.requireNonNull(pause, "pause");
    Objects.requireNonNull(parking, "parking");
    Objects.requireNonNull(lastAccepted, "lastAccepted");
  }

  /** How exactly a success is remembered while nothing else changes. */
  private static final Duration TOLD_ANEW = Duration.ofSeconds(1);

  public EndpointHealth after(DeliveryClass meaning, Instant now) {
    return switch (meaning) {
      case DeliveryClass.Accepted accepted ->
          new EndpointHealth(Breaker.HEALTHY, pause, Parking.NONE, now);
      case DeliveryClass.Transient failed -> failed(failed.pause(), now);
      case DeliveryClass.RateLimited limited -> paused(limited.delay(), now);
      case DeliveryClass.AuthBlocked blocked ->
          new EndpointHealth(breaker, pause, Parking.blockedAt(now), lastAccepted);
      case DeliveryClass.Gone gone -> this;
      case DeliveryClass.Conflicted conflicted -> this;
      case DeliveryClass.TooLarge tooLarge -> this;
      case DeliveryClass.Refused refused -> this;
    };
  }

  /** Whether it has not succeeded since its last failure: one sender, one row. */
  public boolean needsProbe() {
    return breaker.failures() > 0 || parking instanceof Parking.Parked;
  }

  /**
   * Whether one more success changes nothing worth writing: nothing failed since the last one, and
   * that one is remembered to the second.
   *
   * <p>A refusal nobody believes is a failure, so the first success after it is always written.
   */
  public boolean unmovedBySuccess(Instant now) {
    return !needsProbe() && now.isBefore(lastAccepted.plus(TOLD_ANEW));
  }

  /** An operator wants a try now; what the receiver asked for holds unless forced. */
  public EndpointHealth retriedNow(boolean force, Instant now) {
    return new EndpointHealth(
        breaker.probeFrom(now), force ? Pause.NONE : pause, parking.probeFrom(now), lastAccepted);
  }

  /** The credentials changed, so their refusal is history. */
  public EndpointHealth unparked() {
    return new EndpointHealth(breaker, pause, Parking.NONE, lastAccepted);
  }

  private EndpointHealth failed(RetryHint hint, Instant now) {
    EndpointHealth counted = new EndpointHealth(breaker.failed(now), pause, parking, lastAccepted);
    return counted.paused(hint.delayOr(Duration.ZERO), now);
  }

  private EndpointHealth paused(Duration delay, Instant now) {
    Pause next = delay.isZero() ? pause : pause.atLeast(now, delay);
    return new EndpointHealth(breaker, next, parking, lastAccepted);
  }
}
