/**
 * The practical limit: the same semantics as the engine in plain JDBC and SQL.
 *
 * <p>Lease id, epoch, attempt history, one completion, a fence by the database's clock, payload and
 * result apart. No decision is made outside the two statements, no layer lies above them.
 */
package dev.weft.benchmarks.handwritten;
