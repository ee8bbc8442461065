package dev.weft.domain.lease;

import java.time.Instant;
import java.util.Objects;

/** One worker's hold on one execution. Live strictly before its end, expired from it on. */
public record Lease(LeaseId id, Worker worker, Instant expiresAt) {

  public Lease {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(worker, "worker");
    Objects.requireNonNull(expiresAt, "expiresAt");
  }

  public boolean expiredAt(Instant now) {
    return !now.isBefore(expiresAt);
  }

  /** A renewal never shortens a lease: a late repeat must not take time away. */
  public Lease renewed(LeaseTtl ttl, Instant now) {
    Instant asked = ttl.from(now);
    return asked.isAfter(expiresAt) ? new Lease(id, worker, asked) : this;
  }
}
