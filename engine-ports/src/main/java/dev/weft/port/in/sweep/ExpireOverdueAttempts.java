package dev.weft.port.in.sweep;

/**
 * Ends attempts that run for longer than their timeout, like transient failures: retried while the
 * policy allows, else expired. One transaction to find them, one to move them. Next: {@link
 * ExpireDeadlines}.
 */
public interface ExpireOverdueAttempts {

  SweepReport expireOnce();
}
