/**
 * What workers and users ask of executions.
 *
 * <p>One file is the whole contract of a use case: its method, its command, its sealed result. Each
 * ends with a link to the step that follows it.
 */
package dev.weft.port.in.execution;
