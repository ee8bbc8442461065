/**
 * How a driven port says that the world is broken.
 *
 * <p>Expected outcomes are values; these two exceptions are for the rest. Adapters translate at
 * their edge: no driver's exception leaves an adapter.
 */
package dev.weft.port.failure;
