package dev.weft.port.in.sweep;

import dev.weft.domain.execution.ExecutionId;

/**
 * Cancels upstreams that a decided {@code cancel_remaining} group no longer needs and no other
 * group spares, where dispatch had too many of them. One transaction to find groups, one to cancel;
 * a step begins behind the child it is given and says where the next one goes on. Next: {@link
 * FinishCancelledFlows}.
 */
public interface CancelSiblings {

  Walked<FlowSweepReport> cancelOnce(ExecutionId after);
}
