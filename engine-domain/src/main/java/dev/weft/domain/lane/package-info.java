/**
 * Lanes as operators see them: open or paused, and how much is in them.
 *
 * <p>A paused lane grants no lease; what runs in it goes on. Touches {@code input} and {@code
 * name}.
 */
package dev.weft.domain.lane;
