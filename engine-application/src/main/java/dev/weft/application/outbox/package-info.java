/**
 * The use cases of the outbox: enqueue, flush, and what operators do to endpoints and messages.
 *
 * <p>A flush claims in one transaction, sends in none and settles in one; the answer table and
 * every verdict are the domain's. Touches domain and ports.
 */
package dev.weft.application.outbox;
