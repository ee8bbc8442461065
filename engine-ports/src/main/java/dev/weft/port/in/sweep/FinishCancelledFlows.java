package dev.weft.port.in.sweep;

/**
 * Carries out cancellations of flows that a crash interrupted. One transaction per 500 members.
 * Next: {@link FinishSettledFlows}.
 */
public interface FinishCancelledFlows {

  FlowSweepReport finishOnce();
}
