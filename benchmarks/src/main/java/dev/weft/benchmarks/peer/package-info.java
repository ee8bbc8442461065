/**
 * Other engines on the same server, each with the settings that serve it best.
 *
 * <p>A peer is driven through its public interface only. What was tuned, and what could not be, is
 * said on its contender.
 */
package dev.weft.benchmarks.peer;
