package dev.weft.benchmarks.drain;

import dev.weft.benchmarks.server.BenchDatabase;

/**
 * A contender with its database and the backlog it gets each round.
 *
 * @param warmUps backlogs it works off before the first round, a turn each, which are not counted
 */
public record Entrant(Contender contender, BenchDatabase database, int executions, int warmUps) {

  /** Warm after two turns. */
  public Entrant(Contender contender, BenchDatabase database, int executions) {
    this(contender, database, executions, 2);
  }
}
