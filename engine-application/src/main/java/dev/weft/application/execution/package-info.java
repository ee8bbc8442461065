/**
 * The use cases of executions: one unit of work each, over the ports, without threads.
 *
 * <p>The shape of every decision is lock, decide, write in one transaction: stores lock and write,
 * the domain decides. Touches domain and ports.
 */
package dev.weft.application.execution;
