/**
 * What is measured and how it is summed up.
 *
 * <p>Latencies in log buckets, rates as medians over interleaved rounds. Knows no database and no
 * contender.
 */
package dev.weft.benchmarks.measure;
