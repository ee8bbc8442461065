package dev.weft.adapter.postgres.execution;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.port.out.execution.RenewedLease;
import java.time.Instant;
import java.util.List;

/** The place of a handle in its batch, from 1, and the new end of its lease. */
public record RenewedRow(long place, long leaseUntil) {

  RenewedLease toDomain(List<LeaseHandle> asked) {
    return new RenewedLease(asked.get((int) place - 1), Instant.ofEpochMilli(leaseUntil));
  }
}
