package dev.weft.domain.projection;

import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.Settlement;
import java.util.Objects;

/**
 * A flow as its row and its members tell: what was written, whether it is sealed, the counts.
 *
 * <p>Cancelled is absorbing: the members of a cancelled flow may still end as they like.
 */
public record FlowStanding(Settlement written, boolean sealed, StateCounts members) {

  public FlowStanding {
    Objects.requireNonNull(written, "written");
    Objects.requireNonNull(members, "members");
  }

  /** Whether the flow has come to its end, for the finisher. */
  public SettlingDecision settle() {
    if (written != Settlement.UNSETTLED) {
      return new SettlingDecision.AlreadySettled(written);
    }
    return isOver()
        ? new SettlingDecision.Settled(Settlement.of(DerivedState.finished(members)))
        : new SettlingDecision.NotYet();
  }

  /** The state a reader is told; it does not wait for the finisher. */
  public FlowState state() {
    return switch (written) {
      case CANCELLED -> FlowState.CANCELLED;
      case COMPLETED -> FlowState.COMPLETED;
      case FAILED -> FlowState.FAILED;
      case UNSETTLED ->
          isOver() ? DerivedState.finished(members) : DerivedState.unfinished(members);
    };
  }

  private boolean isOver() {
    return sealed && members.total() > 0 && members.allTerminal();
  }
}
