/**
 * The output streams of attempts: heads, frames, summaries.
 *
 * <p>A head is locked after its execution, never before it. Whoever ends an attempt closes its head
 * in the same transaction; that is part of the contract of the executions' store.
 */
package dev.weft.port.out.stream;
