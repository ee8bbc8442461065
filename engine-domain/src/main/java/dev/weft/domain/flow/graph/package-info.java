/**
 * Directed graphs and the questions a flow asks of them: cycles, depth, fan-in and fan-out.
 *
 * <p>Nodes are of any type with equality, so that keys of a definition and ids of stored members
 * share one cycle check. Every walk is a loop over an explicit stack: graphs are a thousand levels
 * deep. Touches {@code input}.
 */
package dev.weft.domain.flow.graph;
