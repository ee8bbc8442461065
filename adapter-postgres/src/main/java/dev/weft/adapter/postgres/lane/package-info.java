/**
 * Paused lanes and seen workers in PostgreSQL; the claim statement reads the one, writes the other.
 */
package dev.weft.adapter.postgres.lane;
