package dev.weft.port.in.sweep;

/**
 * Cancels upstreams that a decided {@code cancel_remaining} group no longer needs and no other
 * group spares, where dispatch had too many of them. One transaction to find groups, one to cancel;
 * a step goes on where the one before stopped. Next: {@link FinishCancelledFlows}.
 */
public interface CancelSiblings {

  FlowSweepReport cancelOnce();
}
