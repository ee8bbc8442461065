/**
 * The PostgreSQL server that every contender of a run shares, and what it counted.
 *
 * <p>One embedded server per run, one fresh database per contender. Durability is never traded for
 * speed here: fsync and synchronous commit are on.
 */
package dev.weft.benchmarks.server;
