package dev.weft.port.out.execution;

import dev.weft.domain.attempt.LeaseHandle;
import java.time.Instant;

/** A lease that lives on, and its new end. */
public record RenewedLease(LeaseHandle handle, Instant until) {}
