/**
 * When a failed attempt is tried again.
 *
 * <p>Pure arithmetic: the drawn number for jitter comes in as an argument, the answer is a duration
 * that the store adds to its own time. The lowest feature package; it knows only {@code input}.
 */
package dev.weft.domain.retry;
