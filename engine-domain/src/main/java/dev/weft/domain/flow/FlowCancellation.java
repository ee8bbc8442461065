package dev.weft.domain.flow;

import java.time.Instant;
import java.util.Objects;

/** Whether somebody cancelled a flow, and how far that has come. */
public sealed interface FlowCancellation {

  FlowCancellation NONE = new NotCancelled();

  record NotCancelled() implements FlowCancellation {}

  /**
   * The first cancellation; later ones change nothing.
   *
   * @param carriedOut whether every member it reaches has been told; until then the cancel sweep
   *     goes on
   */
  record Cancelled(
      CancellationPolicy policy, String reason, String by, Instant at, boolean carriedOut)
      implements FlowCancellation {

    public Cancelled {
      Objects.requireNonNull(policy, "policy");
      Objects.requireNonNull(reason, "reason");
      Objects.requireNonNull(by, "by");
      Objects.requireNonNull(at, "at");
    }

    public Cancelled done() {
      return new Cancelled(policy, reason, by, at, true);
    }
  }
}
