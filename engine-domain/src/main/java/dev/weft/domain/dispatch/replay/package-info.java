/**
 * What a replay reopens in the graph around it.
 *
 * <p>Decided under the flow's lock. Decided groups keep their decision unless their child returns
 * to blocked in a new generation (I3). Touches {@code dispatch}, {@code execution}, {@code flow}.
 */
package dev.weft.domain.dispatch.replay;
