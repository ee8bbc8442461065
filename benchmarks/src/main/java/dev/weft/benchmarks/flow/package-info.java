/**
 * The scenarios of flows: what an edge costs, how soon a join decides, how soon losers are settled.
 *
 * <p>The engine runs as users run it, workers and loops and all; what is timed is read off the
 * hints that it raises after its commits, so nothing asks the database while the watch runs.
 */
package dev.weft.benchmarks.flow;
