package dev.weft.domain.graph;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.projection.FlowStanding;
import dev.weft.domain.projection.StateCounts;
import java.util.List;
import java.util.Objects;

/** One flow as people read it: its row, its members counted now, its groups by child. */
public record FlowView(Flow flow, StateCounts members, List<EdgeGroup> groups) {

  public FlowView {
    Objects.requireNonNull(flow, "flow");
    Objects.requireNonNull(members, "members");
    groups = List.copyOf(groups);
  }

  public FlowState state() {
    return new FlowStanding(flow.settlement(), flow.sealed(), members).state();
  }
}
