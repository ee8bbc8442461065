package dev.weft.port.in.sweep;

/**
 * Projects the summaries of flows that moved, and writes completed or failed on those whose members
 * have all ended, once per settling. One transaction to find them, one to write. Next: {@link
 * RemoveExpired}.
 */
public interface FinishSettledFlows {

  FlowSweepReport finishOnce();
}
