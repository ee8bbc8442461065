/**
 * Transactions on PostgreSQL: the only place with sessions, connections and retries.
 *
 * <p>One session per transaction, READ COMMITTED, the whole body repeated on serialization trouble
 * and lost connections, never after a commit was sent.
 */
package dev.weft.adapter.postgres.tx;
