/**
 * The memory scenario: claims and completions in batches over the adapter in memory, by JMH.
 *
 * <p>No database, no group commit, one thread: what the domain and the use cases cost by
 * themselves.
 */
package dev.weft.benchmarks.memory;
