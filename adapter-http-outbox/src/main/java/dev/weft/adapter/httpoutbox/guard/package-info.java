/**
 * Turns a host into addresses that may be connected to.
 *
 * <p>The only place that resolves names. Owns S17 and S18: every address of a name is judged, and
 * the client connects to the very addresses that were.
 */
package dev.weft.adapter.httpoutbox.guard;
