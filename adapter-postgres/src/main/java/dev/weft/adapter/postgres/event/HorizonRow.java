package dev.weft.adapter.postgres.event;

/**
 * How far the feed reaches.
 *
 * @param origin who counts the transactions: the cluster and the database in it
 * @param horizon the oldest transaction that is still open, or the next one
 * @param floor the oldest transaction whose events are kept
 */
public record HorizonRow(String origin, long horizon, long floor) {

  /** Where a reader who has seen everything stands. */
  long end() {
    return Math.max(horizon, floor);
  }
}
