/** One look at the whole store, and the last words of loops, in PostgreSQL. */
package dev.weft.adapter.postgres.vitals;
