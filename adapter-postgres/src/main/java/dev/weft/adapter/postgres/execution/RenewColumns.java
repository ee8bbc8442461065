package dev.weft.adapter.postgres.execution;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.lease.LeaseTtl;
import java.util.List;
import java.util.UUID;

/** Handles as one array per column. */
public record RenewColumns(
    Short[] partitions,
    UUID[] executions,
    Integer[] attempts,
    UUID[] leases,
    Long[] epochs,
    long ttl) {

  static RenewColumns of(List<LeaseHandle> handles, LeaseTtl ttl) {
    return new RenewColumns(
        Column.partitions(handles, LeaseHandle::execution),
        Column.executions(handles, LeaseHandle::execution),
        Column.integers(handles, LeaseHandle::attempt),
        Column.uuids(handles, handle -> handle.lease().value()),
        Column.longs(handles, LeaseHandle::epoch),
        ttl.value().toMillis());
  }
}
