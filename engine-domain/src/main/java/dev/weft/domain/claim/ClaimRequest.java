package dev.weft.domain.claim;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Capabilities;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * A worker's wish: up to {@code max} executions of one lane that it is able to run.
 *
 * @param kinds the handlers it has; empty means every kind
 */
public record ClaimRequest(
    Lane lane,
    Capabilities capabilities,
    SortedSet<Kind> kinds,
    Worker worker,
    int max,
    LeaseTtl ttl) {

  public static final int MOST = 1_000;

  public ClaimRequest {
    if (max < 1 || max > MOST) {
      throw InvalidInput.of("max", max, "1 to " + MOST);
    }
    kinds = Collections.unmodifiableSortedSet(new TreeSet<>(kinds));
  }

  public boolean admits(Routing routing) {
    return lane.equals(routing.lane())
        && (kinds.isEmpty() || kinds.contains(routing.kind()))
        && capabilities.cover(routing.required());
  }
}
