package dev.weft.application.stream;

import dev.weft.domain.attempt.LeaseHandle;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/**
 * Leases under which this process has written to a stream, so that it is known to exist.
 *
 * <p>A memory, not a truth: whoever is not in it pays for the larger statement, and whoever is in
 * it wrongly gets no answer from the smaller one and is looked at more closely.
 */
final class WrittenStreams {

  private static final int MOST = 10_000;

  private final Set<LeaseHandle> leases = Collections.synchronizedSet(new HashSet<>());

  boolean knows(LeaseHandle lease) {
    return leases.contains(lease);
  }

  void remember(LeaseHandle lease) {
    if (leases.size() >= MOST) {
      leases.clear();
    }
    leases.add(lease);
  }

  void forget(LeaseHandle lease) {
    leases.remove(lease);
  }
}
