package dev.weft.domain.outbox.endpoint;

import java.time.Instant;

/**
 * Whether rows of an endpoint may be claimed now, and how.
 *
 * <p>Live claims are senders under way anywhere, each with one request at a time: a sick endpoint
 * gets one sender, a healthy one at most four, so the engine cannot be used to flood a receiver.
 */
public sealed interface Admission {

  int MOST_SENDERS = 4;

  /** Why nothing may be claimed. */
  enum Reason {
    DISABLED,
    NO_SECRET,
    PAUSED,
    BREAKER_OPEN,
    PARKED,
    PROBE_UNDER_WAY,
    BUSY
  }

  record Closed(Reason reason) implements Admission {}

  /** Due rows, at most so many. */
  record Batch(int most) implements Admission {}

  /** One row, alone: the oldest due pending one, else the oldest parked one. */
  record Probe() implements Admission {}

  /** The same, in requests of at most so many rows. */
  default Admission atMost(int rows) {
    return this instanceof Batch batch ? new Batch(Math.min(batch.most(), rows)) : this;
  }

  /** Rows for so many requests like this one, as far as they are no more than this many. */
  default Admission times(int requests, int rows) {
    return this instanceof Batch batch
        ? new Batch(batch.most() * Math.clamp(rows / batch.most(), 1, requests))
        : this;
  }

  static Admission of(Endpoint endpoint, boolean secretResolves, int liveClaims, Instant now) {
    EndpointHealth health = endpoint.health();
    if (!endpoint.enabled()) {
      return new Closed(Reason.DISABLED);
    }
    if (!secretResolves) {
      return new Closed(Reason.NO_SECRET);
    }
    if (health.pause().keepsAway(now)) {
      return new Closed(Reason.PAUSED);
    }
    if (health.breaker().keepsAway(now)) {
      return new Closed(Reason.BREAKER_OPEN);
    }
    if (health.parking().keepsAway(now)) {
      return new Closed(Reason.PARKED);
    }
    return health.needsProbe() ? probe(liveClaims) : batch(endpoint, liveClaims);
  }

  private static Admission probe(int liveClaims) {
    return liveClaims > 0 ? new Closed(Reason.PROBE_UNDER_WAY) : new Probe();
  }

  private static Admission batch(Endpoint endpoint, int liveClaims) {
    return liveClaims >= MOST_SENDERS ? new Closed(Reason.BUSY) : new Batch(endpoint.maxBatch());
  }
}
