/**
 * How much live telemetry stays: the observed append rate, and what it says may go.
 *
 * <p>Counts and trims best-effort frames only (I27). Pure arithmetic over the store's time. Touches
 * {@code stream}.
 */
package dev.weft.domain.stream.trim;
