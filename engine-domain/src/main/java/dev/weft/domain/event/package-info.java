/**
 * What the engine tells subscribers: completions, lost leases, ended flows, and where to read on.
 *
 * <p>Nothing inside the engine waits on this feed. No order between transactions is promised; each
 * event carries generation and epoch. Touches {@code attempt}, {@code execution} and {@code flow}.
 */
package dev.weft.domain.event;
