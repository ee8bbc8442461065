/**
 * Executions in PostgreSQL: what was asked, where it stands, how it ended.
 *
 * <p>Stores lock, write and read; they decide nothing, except for the claim statement, which is
 * tested against the domain. Rows stay in this package.
 */
package dev.weft.adapter.postgres.execution;
