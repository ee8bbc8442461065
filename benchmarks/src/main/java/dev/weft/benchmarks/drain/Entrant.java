package dev.weft.benchmarks.drain;

import dev.weft.benchmarks.server.BenchDatabase;

/** A contender with its database and the backlog it gets each round. */
public record Entrant(Contender contender, BenchDatabase database, int executions) {}
