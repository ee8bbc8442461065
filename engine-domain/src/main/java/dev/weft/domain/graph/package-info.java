/**
 * The stored graph of a flow, as graph calls decide over it and as people read it.
 *
 * <p>Values only: what may change in a graph is decided in {@code flow} and {@code dispatch}.
 * Touches those two, {@code execution} and {@code projection}.
 */
package dev.weft.domain.graph;
