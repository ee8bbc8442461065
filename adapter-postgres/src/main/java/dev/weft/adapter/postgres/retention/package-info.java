/** Removal of what was kept long enough, in PostgreSQL. */
package dev.weft.adapter.postgres.retention;
