/**
 * Flows as readers see them: counts of members by public state, and the state that follows.
 *
 * <p>Computed from the members each time, so projecting twice is projecting once. Touches {@code
 * execution} and {@code flow}.
 */
package dev.weft.domain.projection;
