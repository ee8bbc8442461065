package dev.weft.bootstrap.wiring;

import dev.weft.adapter.postgres.schema.Migration;
import dev.weft.adapter.postgres.schema.SchemaMigrator;
import dev.weft.bootstrap.config.JdbcTarget;
import java.util.List;
import org.postgresql.ds.PGSimpleDataSource;

/** The schema of the PostgreSQL adapter, for the command that moves it. */
public final class Schema {

  private Schema() {}

  /** Applies what is missing and answers one line per step applied. */
  public static List<String> migrate(JdbcTarget target) {
    PGSimpleDataSource owner = new PGSimpleDataSource();
    owner.setUrl(target.url());
    owner.setUser(target.user());
    owner.setPassword(target.password().value());
    owner.setApplicationName("weft-migrate");
    return new SchemaMigrator(owner)
        .migrate().stream().map(step -> "applied " + step.name()).toList();
  }

  /** Every step as SQL, in order. */
  public static List<String> statements() {
    return Migration.all().stream().map(step -> "-- " + step.name() + "\n" + step.sql()).toList();
  }
}
