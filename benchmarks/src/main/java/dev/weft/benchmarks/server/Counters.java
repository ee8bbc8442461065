package dev.weft.benchmarks.server;

/**
 * What the server did between two readings: commits and statements of one database, WAL of the
 * whole server. A commit is not a statement.
 */
public record Counters(long commits, long statements, long walBytes, long walRecords) {

  public Counters since(Counters earlier) {
    return new Counters(
        commits - earlier.commits,
        statements - earlier.statements,
        walBytes - earlier.walBytes,
        walRecords - earlier.walRecords);
  }
}
