/**
 * Which rows of one endpoint a sender takes.
 *
 * <p>The store claims by a single statement; an equivalence test pins it to the functions here.
 * Owns the order of messages that share an ordering key and one live claim per row (I34). Touches
 * {@code outbox}, {@code outbox.endpoint}, {@code outbox.setting}.
 */
package dev.weft.domain.outbox.claim;
