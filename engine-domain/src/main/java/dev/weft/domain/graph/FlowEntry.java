package dev.weft.domain.graph;

import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowState;
import java.util.Objects;

/**
 * One flow in a list.
 *
 * <p>Its state is the settlement, else what its summary said when it was last projected, else open:
 * a list does not count members.
 */
public record FlowEntry(Flow flow, FlowState state) {

  public FlowEntry {
    Objects.requireNonNull(flow, "flow");
    Objects.requireNonNull(state, "state");
  }
}
