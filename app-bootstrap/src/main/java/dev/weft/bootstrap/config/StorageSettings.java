package dev.weft.bootstrap.config;

import java.nio.file.Path;
import java.util.Objects;

/** Where everything is kept. */
public sealed interface StorageSettings {

  /** A PostgreSQL of our own, in a local folder that survives restarts. */
  record Embedded(Path folder) implements StorageSettings {

    public static final Embedded DEFAULT = new Embedded(Path.of(".weft", "data"));

    public Embedded {
      Objects.requireNonNull(folder, "folder");
    }
  }

  /**
   * A PostgreSQL that runs already.
   *
   * @param migrate whether to bring the schema up to date at start, which its owner may do
   * @param pooled whether a pooler in transaction mode stands before it: then the session settings
   *     belong to the role
   * @param listening where a session can wait for hints: the target itself, or past the pooler
   */
  record Postgres(JdbcTarget target, boolean migrate, boolean pooled, JdbcTarget listening)
      implements StorageSettings {
    public Postgres {
      Objects.requireNonNull(target, "target");
      Objects.requireNonNull(listening, "listening");
    }

    /** Connected to directly. */
    public Postgres(JdbcTarget target, boolean migrate) {
      this(target, migrate, false, target);
    }
  }

  /** Nothing outlives the process. */
  record Memory() implements StorageSettings {}
}
