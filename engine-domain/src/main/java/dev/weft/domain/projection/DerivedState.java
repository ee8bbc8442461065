package dev.weft.domain.projection;

import static dev.weft.domain.execution.PublicState.ACTIVE;
import static dev.weft.domain.execution.PublicState.CANCELLED;
import static dev.weft.domain.execution.PublicState.DELAYED;
import static dev.weft.domain.execution.PublicState.EXPIRED;
import static dev.weft.domain.execution.PublicState.FAILED;
import static dev.weft.domain.execution.PublicState.RATE_LIMITED;
import static dev.weft.domain.execution.PublicState.SUSPENDED;
import static dev.weft.domain.execution.PublicState.WAITING_CHILDREN;

import dev.weft.domain.flow.FlowState;

/** The state of a flow that follows from its members alone; skipped members do not fail it. */
final class DerivedState {

  private DerivedState() {}

  static FlowState of(StateCounts members) {
    return members.allTerminal() ? finished(members) : unfinished(members);
  }

  static FlowState finished(StateCounts members) {
    return members.anyOf(FAILED, CANCELLED, EXPIRED) ? FlowState.FAILED : FlowState.COMPLETED;
  }

  static FlowState unfinished(StateCounts members) {
    if (members.anyOf(ACTIVE)) {
      return FlowState.RUNNING;
    }
    boolean held = members.anyOf(SUSPENDED, DELAYED, RATE_LIMITED, WAITING_CHILDREN);
    return held ? FlowState.BLOCKED : FlowState.OPEN;
  }
}
