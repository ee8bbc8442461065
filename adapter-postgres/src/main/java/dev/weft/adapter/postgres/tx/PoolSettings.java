package dev.weft.adapter.postgres.tx;

import java.util.Objects;

/**
 * How to reach the database.
 *
 * @param sessionSettings whether connections carry the engine's session settings themselves; behind
 *     PgBouncer they belong to the role, see {@link EngineSession#alterRole}
 */
public record PoolSettings(
    String jdbcUrl, String user, String password, int size, boolean sessionSettings) {

  public PoolSettings {
    Objects.requireNonNull(jdbcUrl, "jdbcUrl");
    Objects.requireNonNull(user, "user");
    Objects.requireNonNull(password, "password");
    if (size < 2 || size > 200) {
      throw new IllegalArgumentException("pool size was " + size + ", expected 2 to 200");
    }
  }

  @Override
  public String toString() {
    return "PoolSettings[" + jdbcUrl + ", user=" + user + ", size=" + size + "]";
  }
}
