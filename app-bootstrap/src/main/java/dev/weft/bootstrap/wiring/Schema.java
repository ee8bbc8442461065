package dev.weft.bootstrap.wiring;

import dev.weft.adapter.postgres.doctor.DatabaseDoctor;
import dev.weft.adapter.postgres.schema.Migration;
import dev.weft.adapter.postgres.schema.SchemaMigrator;
import dev.weft.bootstrap.config.JdbcTarget;
import dev.weft.bootstrap.doctor.Diagnosis;
import java.util.List;
import org.postgresql.ds.PGSimpleDataSource;

/** The database of the PostgreSQL adapter, for the commands that move its schema or look at it. */
public final class Schema {

  private static final int CONNECT_SECONDS = 5;

  private Schema() {}

  /** Applies what is missing and answers one line per step applied. */
  public static List<String> migrate(JdbcTarget target) {
    return new SchemaMigrator(source(target, "weft-migrate"))
        .migrate().stream().map(step -> "applied " + step.name()).toList();
  }

  /** Looks at the database and says what hurts. */
  public static Diagnosis diagnosed(JdbcTarget target) {
    return Diagnosis.of(new DatabaseDoctor(source(target, "weft-doctor")).examine());
  }

  private static PGSimpleDataSource source(JdbcTarget target, String application) {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setUrl(target.url());
    source.setUser(target.user());
    source.setPassword(target.password().value());
    source.setApplicationName(application);
    source.setConnectTimeout(CONNECT_SECONDS);
    return source;
  }

  /** Every step as SQL, in order. */
  public static List<String> statements() {
    return Migration.all().stream().map(step -> "-- " + step.name() + "\n" + step.sql()).toList();
  }
}
