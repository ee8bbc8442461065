/**
 * The steady scenario: work comes at half the rate a contender can drain, whatever it does.
 *
 * <p>Latency counts from the moment a piece of work was due to be submitted, so a late submission
 * is not forgiven.
 */
package dev.weft.benchmarks.steady;
