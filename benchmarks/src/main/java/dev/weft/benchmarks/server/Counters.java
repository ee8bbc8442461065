package dev.weft.benchmarks.server;

/** What the server did between two readings: commits of one database, WAL bytes of the server. */
public record Counters(long commits, long walBytes) {

  public Counters since(Counters earlier) {
    return new Counters(commits - earlier.commits, walBytes - earlier.walBytes);
  }
}
