/**
 * Attempts: the life of one lease, and the handle a worker holds on it.
 *
 * <p>An attempt that ended is a fact that never changes; it answers a repeated call with the first
 * answer (I17), also after later attempts. Touches {@code execution} and {@code lease}.
 */
package dev.weft.domain.attempt;
