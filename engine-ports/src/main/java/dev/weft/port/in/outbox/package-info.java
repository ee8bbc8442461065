/**
 * What is asked of the outbox: enqueue, deliver, and what operators do to endpoints and messages.
 *
 * <p>A message is decided by what its receiver answered, never by a count of tries.
 */
package dev.weft.port.in.outbox;
