/**
 * Removal of what was kept long enough, in PostgreSQL.
 *
 * <p>Each sort in bounded batches, found by an index, never waiting for a lock.
 */
package dev.weft.adapter.postgres.retention;
