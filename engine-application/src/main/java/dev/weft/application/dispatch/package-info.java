/**
 * Carries the ends of members over their edges: joins decide, children leave blocked, losers are
 * cancelled.
 *
 * <p>Every transaction here holds the locks of the flows it touches. Owns I2, I3, I6 and I7 on the
 * side of the walk; what is decided is decided in {@code domain.dispatch}.
 */
package dev.weft.application.dispatch;
