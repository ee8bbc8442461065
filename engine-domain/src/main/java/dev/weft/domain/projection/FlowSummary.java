package dev.weft.domain.projection;

import dev.weft.domain.flow.FlowState;
import java.time.Instant;
import java.util.Objects;
import java.util.Optional;

/** The projected row of a flow: member counts and the state they imply. */
public record FlowSummary(StateCounts counts, FlowState derivedState, Instant updatedAt) {

  public FlowSummary {
    Objects.requireNonNull(counts, "counts");
    Objects.requireNonNull(derivedState, "derivedState");
    Objects.requireNonNull(updatedAt, "updatedAt");
  }

  /** A flow without members has no summary. */
  public static Optional<FlowSummary> of(StateCounts counts, Instant now) {
    return counts.total() == 0
        ? Optional.empty()
        : Optional.of(new FlowSummary(counts, DerivedState.of(counts), now));
  }

  /** The summary after the members were counted again; itself when nothing moved. */
  public FlowSummary after(StateCounts recounted, Instant now) {
    return counts.equals(recounted) ? this : of(recounted, now).orElse(this);
  }

  public int total() {
    return counts.total();
  }
}
