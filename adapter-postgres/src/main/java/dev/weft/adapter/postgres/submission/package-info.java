/** Idempotency keys in PostgreSQL. */
package dev.weft.adapter.postgres.submission;
