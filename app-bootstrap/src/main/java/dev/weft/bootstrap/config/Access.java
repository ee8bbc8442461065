package dev.weft.bootstrap.config;

import java.util.Objects;

/** What stands between the engine and its PostgreSQL. */
public sealed interface Access {

  /** Nothing. */
  record Direct() implements Access {}

  /**
   * A pooler that lends a connection for a transaction, as PgBouncer does. Session settings belong
   * to the role, statements are not prepared, and nothing can listen: what other processes hand in
   * is found by polling.
   */
  record Pooled() implements Access {}

  /**
   * The same, and beside it a way to the server itself for the one connection that listens.
   *
   * @param listener without the pooler
   */
  record PooledBeside(JdbcTarget listener) implements Access {
    public PooledBeside {
      Objects.requireNonNull(listener, "listener");
    }
  }
}
