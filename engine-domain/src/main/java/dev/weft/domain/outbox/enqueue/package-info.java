/**
 * What callers hand over: a message, and whom it is for.
 *
 * <p>A draft has no state yet; it becomes one message per endpoint it goes to. Touches {@code
 * content}, {@code input}, {@code name}, {@code outbox}.
 */
package dev.weft.domain.outbox.enqueue;
