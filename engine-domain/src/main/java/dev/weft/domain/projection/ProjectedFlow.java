package dev.weft.domain.projection;

import dev.weft.domain.flow.FlowId;
import java.time.Duration;
import java.util.Objects;

/**
 * A flow's summary, ready to be written.
 *
 * @param again after how long it is to be projected once more though nobody touched the flow;
 *     {@link #NEVER_AGAIN} for a flow that has settled
 */
public record ProjectedFlow(FlowId flow, FlowSummary summary, Duration again) {

  public static final Duration NEVER_AGAIN = Duration.ofMillis(Long.MAX_VALUE);

  public ProjectedFlow {
    Objects.requireNonNull(flow, "flow");
    Objects.requireNonNull(summary, "summary");
    Objects.requireNonNull(again, "again");
  }

  public boolean hasSettled() {
    return again.equals(NEVER_AGAIN);
  }
}
