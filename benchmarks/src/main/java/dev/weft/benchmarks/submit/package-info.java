/**
 * The submit scenario: executions one by one, in batches and inside the caller's own transaction,
 * beside plain inserts of the same rows into the same tables.
 */
package dev.weft.benchmarks.submit;
