package dev.weft.adapter.inmemory;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.flow.FlowId;

/** A group and the flow whose lock guards it. */
record GroupRow(FlowId flow, EdgeGroup group) {

  /** Whether an upstream may have become superfluous by its decision. */
  boolean isRelieved() {
    return group.isDecided()
        && group.policy().cancelsRemaining()
        && group.tally().resolved() < group.size();
  }
}
