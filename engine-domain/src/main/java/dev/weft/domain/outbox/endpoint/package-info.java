/**
 * One receiver: what it wants, how it is doing, and whether anything may be sent to it now.
 *
 * <p>Health is shared by all nodes through the endpoint's row. A sick endpoint is asked by one
 * sender with one row at a time, so it cannot be flooded and cannot hold up others (I39). Touches
 * {@code name}, {@code outbox}, {@code outbox.answer}, {@code outbox.guard}.
 */
package dev.weft.domain.outbox.endpoint;
