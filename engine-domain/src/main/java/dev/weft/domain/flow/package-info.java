/**
 * Flows as users declare them: ids, nodes, edges, join policies and the validated graph.
 *
 * <p>Knows nothing of running executions; {@code execution} and {@code dispatch} build on it. Owns
 * I11: the graph is a DAG inside one flow, and a refused graph lists every problem.
 */
package dev.weft.domain.flow;
