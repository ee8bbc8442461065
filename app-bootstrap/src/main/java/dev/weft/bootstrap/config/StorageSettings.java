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
   */
  record Postgres(JdbcTarget target, boolean migrate, Access access) implements StorageSettings {

    public Postgres {
      Objects.requireNonNull(target, "target");
      Objects.requireNonNull(access, "access");
    }

    /** With nothing in between. */
    public Postgres(JdbcTarget target, boolean migrate) {
      this(target, migrate, new Access.Direct());
    }
  }

  /** Nothing outlives the process. */
  record Memory() implements StorageSettings {}
}
