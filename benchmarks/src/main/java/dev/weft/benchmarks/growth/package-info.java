/**
 * The growth scenario: what finished executions cost those that are not.
 *
 * <p>The same drains and appends on an empty database and on one that holds many finished
 * executions, in turn on one server.
 */
package dev.weft.benchmarks.growth;
