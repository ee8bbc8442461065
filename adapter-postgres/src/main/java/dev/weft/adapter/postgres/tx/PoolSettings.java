package dev.weft.adapter.postgres.tx;

import java.util.Objects;

/**
 * How to reach the database.
 *
 * @param direct whether connections reach the server itself. Behind a pooler that lends them for a
 *     transaction they carry no session settings, which belong to the role then, see {@link
 *     EngineSession#alterRole}, and prepare no statements, which would stay with another's session
 */
public record PoolSettings(String jdbcUrl, String user, String password, int size, boolean direct) {

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
