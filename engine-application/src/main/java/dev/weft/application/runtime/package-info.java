/**
 * The only threads of the engine, and everything that waits.
 *
 * <p>Use cases offer steps, the types here call them again and again, wait between calls and stop
 * in order. A wake-up only shortens a wait: all of this is correct with every one of them lost.
 * Waits are on monotonic time and hold no transaction.
 */
package dev.weft.application.runtime;
