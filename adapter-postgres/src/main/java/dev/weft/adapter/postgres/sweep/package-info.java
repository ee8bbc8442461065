/** Finds overdue executions in PostgreSQL, each sort by a small index of its own. */
package dev.weft.adapter.postgres.sweep;
