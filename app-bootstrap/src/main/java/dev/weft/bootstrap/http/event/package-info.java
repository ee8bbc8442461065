/**
 * The feed for subscribers over HTTP.
 *
 * <p>A page at a time; with {@code wait_ms} the call waits for events, without a transaction.
 */
package dev.weft.bootstrap.http.event;
