package dev.weft.bootstrap.wiring;

import dev.weft.adapter.postgres.schema.Migration;
import dev.weft.adapter.postgres.schema.SchemaMigrator;
import dev.weft.adapter.postgres.tx.EngineSession;
import dev.weft.adapter.postgres.tx.ReadSession;
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
    return Diagnosis.of(ReadSession.examine(source(target, "weft-doctor")));
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

  /** What a role that connects through a pooler is to be set to, as SQL. */
  public static List<String> settingsOf(String role) {
    return EngineSession.alterRole(role).lines().toList();
  }

  /** Every step as SQL, in order. */
  public static List<String> statements() {
    return Migration.all().stream().map(step -> "-- " + step.name() + "\n" + step.sql()).toList();
  }
}
