/**
 * How an engine and its store are doing, in numbers for metrics and for people.
 *
 * <p>Nothing is decided with them. Touches {@code input} and {@code name}.
 */
package dev.weft.domain.vitals;
