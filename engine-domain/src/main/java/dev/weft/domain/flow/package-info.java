/**
 * Flows as users declare them: ids, keys, join policies, states and what a cancellation touches.
 *
 * <p>{@code graph} holds the DAG algorithms, {@code definition} a whole graph given in one call,
 * {@code growth} the graph built call by call. Knows nothing of running executions; {@code
 * execution} and {@code dispatch} build on it. Owns I11: the graph is a DAG inside one flow, and a
 * refused graph lists every problem. Touches {@code input}, {@code name} and {@code partition}.
 */
package dev.weft.domain.flow;
