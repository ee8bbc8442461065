package dev.weft.adapter.postgres.schema;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.PermanentPortException;
import dev.weft.testkit.driving.Crowd;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Owns I42: whoever migrates, each step is applied once, or none is. */
class SchemaMigratorTest {

  private static final int ALL = Migration.all().size();
  private static final int NEWEST = Migration.all().getLast().version();
  private static final String HISTORY =
      "SELECT version, name FROM weft.schema_history ORDER BY version";
  private static final String OBJECTS =
      "SELECT oid::text || xmin::text FROM pg_class WHERE relname NOT LIKE 'pg\\_%' ORDER BY 1";

  private PostgresFixture database;

  @BeforeEach
  void open() {
    database = PostgresFixture.empty();
  }

  @AfterEach
  void drop() {
    database.drop();
  }

  @Test
  void the_first_run_applies_every_step_in_order() {
    List<Migration> applied = migrate();

    assertThat(applied).isEqualTo(Migration.all());
    assertThat(history()).isEqualTo(expectedHistory());
  }

  @Test
  void a_second_run_applies_nothing() {
    migrate();
    List<String> before = objects();

    List<Migration> applied = migrate();

    assertThat(applied).isEmpty();
    assertThat(objects()).isEqualTo(before);
  }

  @Test
  void of_eight_threads_at_once_one_applies_everything() {
    List<Integer> applied = Crowd.of(8, i -> migrate().size());

    assertThat(applied).containsExactlyInAnyOrder(ALL, 0, 0, 0, 0, 0, 0, 0);
    assertThat(history()).isEqualTo(expectedHistory());
  }

  @Test
  void of_eight_processes_at_once_one_applies_everything() throws Exception {
    List<Process> processes = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      processes.add(migratingProcess());
    }

    List<String> applied = new ArrayList<>();
    for (Process process : processes) {
      applied.add(answer(process));
    }

    String all = String.valueOf(ALL);
    assertThat(applied).containsExactlyInAnyOrder(all, "0", "0", "0", "0", "0", "0", "0");
    assertThat(history()).isEqualTo(expectedHistory());
  }

  @Test
  void only_what_is_missing_is_applied() {
    Migration first = Migration.all().getFirst();
    database.executeAsOwner(first.sql());
    database.executeAsOwner(
        """
        CREATE TABLE weft.schema_history (
          version integer PRIMARY KEY,
          name text NOT NULL,
          applied_at timestamptz NOT NULL DEFAULT clock_timestamp());
        INSERT INTO weft.schema_history VALUES (1, 'V001__schema.sql');
        """);

    List<Migration> applied = migrate();

    assertThat(applied).isEqualTo(Migration.all().subList(1, ALL));
    assertThat(history()).isEqualTo(expectedHistory());
  }

  @Test
  void a_newer_schema_is_refused_and_left_alone() {
    migrate();
    database.executeAsOwner("INSERT INTO weft.schema_history VALUES (999, 'V999__future.sql')");
    List<String> before = objects();

    assertThatThrownBy(this::migrate)
        .isInstanceOfSatisfying(
            PermanentPortException.class, e -> assertThat(e.kind()).isEqualTo(FailureKind.BROKEN))
        .hasMessage("the schema is at version 999, this engine knows " + NEWEST + ": upgrade it");

    assertThat(objects()).isEqualTo(before);
  }

  @Test
  void a_failing_step_leaves_nothing_of_any_step() {
    database.executeAsOwner(
        "CREATE SCHEMA weft_inspect; CREATE VIEW weft_inspect.lease AS SELECT 1");
    List<String> before = objects();

    assertThatThrownBy(this::migrate)
        .isInstanceOfSatisfying(
            PermanentPortException.class, e -> assertThat(e.kind()).isEqualTo(FailureKind.BROKEN))
        .hasMessage("PostgreSQL BROKEN (SQLSTATE 42P07)");

    assertThat(objects()).isEqualTo(before);
    assertThat(Sql.rows(database.owner(), "SELECT 1 FROM pg_namespace WHERE nspname = 'weft'"))
        .isEmpty();
  }

  private List<Migration> migrate() {
    return new SchemaMigrator(database.owner()).migrate();
  }

  private List<String> history() {
    return Sql.rows(database.owner(), HISTORY);
  }

  private List<String> objects() {
    return Sql.rows(database.owner(), OBJECTS);
  }

  private static List<String> expectedHistory() {
    return Migration.all().stream().map(step -> step.version() + " | " + step.name()).toList();
  }

  private Process migratingProcess() throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(
            ProcessHandle.current().info().command().orElse("java"),
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            "-cp",
            System.getProperty("java.class.path"),
            MigrateOnce.class.getName());
    builder
        .environment()
        .putAll(
            Map.of(
                "MIGRATE_URL", database.url(),
                "MIGRATE_USER", database.ownerName(),
                "MIGRATE_PASSWORD", database.ownerPassword()));
    return builder.redirectErrorStream(true).start();
  }

  private static String answer(Process process) throws Exception {
    String said = new String(process.getInputStream().readAllBytes()).strip();
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return said;
  }
}
