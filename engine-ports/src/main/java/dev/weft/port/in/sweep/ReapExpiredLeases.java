package dev.weft.port.in.sweep;

/**
 * Takes leases that have ended on the store's clock from their holders. One transaction to find
 * them, one to move them.
 *
 * <p>The work is runnable at once and granted as reclaimed; a job that outlives its reclaims ends
 * failed, and its neighbours never do (I18). Safe to run anywhere, at any time, many times at once.
 * Next: {@link ExpireOverdueAttempts}.
 */
public interface ReapExpiredLeases {

  SweepReport reapOnce();
}
