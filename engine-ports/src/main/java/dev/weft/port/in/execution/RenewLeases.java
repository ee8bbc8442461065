package dev.weft.port.in.execution;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.transition.Refusal;
import java.time.Instant;
import java.util.List;
import java.util.Objects;

/**
 * Prolongs leases. One transaction renews; a second one explains the handles that have lost.
 *
 * <p>A renewal counts from the store's now and never shortens a lease, so an unknown outcome is
 * asked again with the same handles. A worker that is told {@code Lost} stops its handler (I15).
 * Next: {@link CompleteExecutions}.
 */
public interface RenewLeases {

  /** Answers in the order of the handles. */
  List<Renewal> renew(Command command);

  record Command(List<LeaseHandle> handles, LeaseTtl ttl) {
    public Command {
      handles = List.copyOf(handles);
      Objects.requireNonNull(ttl, "ttl");
    }
  }

  sealed interface Renewal {

    LeaseHandle handle();

    record Renewed(LeaseHandle handle, Instant until) implements Renewal {}

    /** Nothing was written. */
    record Lost(LeaseHandle handle, Refusal why) implements Renewal {}
  }
}
