/**
 * The drain scenario: a backlog of no-op executions submitted beforehand, worked off.
 *
 * <p>Every contender drains the same kind of backlog on the same server, in turn, several rounds.
 * Knows contenders by their interface only.
 */
package dev.weft.benchmarks.drain;
