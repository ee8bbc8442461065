/**
 * An append as a whole: what the store saw, what is decided, what is written.
 *
 * <p>Keeps the order of the checks: client sequence, then lease, then head (I15, I25, I26). Touches
 * the rest of {@code stream}, and {@code transition} for the fence.
 */
package dev.weft.domain.stream.append;
