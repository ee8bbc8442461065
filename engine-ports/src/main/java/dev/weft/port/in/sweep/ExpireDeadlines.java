package dev.weft.port.in.sweep;

/**
 * Expires executions whose deadline has passed, whatever their phase. One transaction to find them,
 * one to move them. Next: {@link ReapExpiredLeases}.
 */
public interface ExpireDeadlines {

  SweepReport expireOnce();
}
