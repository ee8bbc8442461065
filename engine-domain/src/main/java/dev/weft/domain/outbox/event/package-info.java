/**
 * Facts of the engine that leave the house: ended executions and ended flows.
 *
 * <p>A storage may build the very same bytes by itself, inside the statement that writes the fact,
 * so that nothing is built when nobody subscribed; a test pins it to the functions here. Touches
 * {@code execution}, {@code flow}, {@code name}, {@code content}, {@code outbox}.
 */
package dev.weft.domain.outbox.event;
