/**
 * Reads events for subscribers.
 *
 * <p>Nothing inside the engine waits on this feed. Owns I31 together with the store behind it.
 */
package dev.weft.application.event;
