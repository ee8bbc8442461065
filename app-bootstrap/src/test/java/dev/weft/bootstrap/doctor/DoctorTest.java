package dev.weft.bootstrap.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.adapter.postgres.tx.ReadSession;
import dev.weft.application.vitals.LoopReporter;
import dev.weft.bootstrap.cli.CommandRun;
import dev.weft.domain.name.Lane;
import dev.weft.domain.vitals.LoopState;
import dev.weft.testkit.driving.Operator;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Alone, because it changes settings of the role that every other class logs in with. */
@Isolated
class DoctorTest {

  @TempDir private Path folder;

  private PostgresPorts ports;

  @BeforeEach
  void open() {
    ports = PostgresPorts.fresh();
    report("lease-reaper", Duration.ofSeconds(1), 0, "");
  }

  @AfterEach
  void close() {
    ports.close();
  }

  @Test
  void a_well_database_is_well() throws IOException {
    CommandRun run = doctor();

    assertThat(run.out().lines().filter(line -> !line.contains(" turn it on: ")))
        .allMatch(line -> line.startsWith("ok ") || line.contains("fsync is off"));
    assertThat(run.out()).contains("ok      server").contains("all well: lease-reaper");
  }

  @Test
  void a_long_transaction_is_named_with_who_holds_it() throws SQLException {
    try (Connection held = ports.database().owner().getConnection()) {
      held.setAutoCommit(false);
      Sql.run(held, "SET application_name = 'forgotten report'");
      String pid = Sql.rows(held, "SELECT pg_backend_pid()").getFirst();

      List<String> told =
          Diagnosis.of(Aged.by(Duration.ofHours(1), ReadSession.examine(ports.database().owner())))
              .findings()
              .stream()
              .filter(finding -> finding.check().equals("transactions"))
              .filter(finding -> finding.grade() == Finding.Grade.HURTS)
              .map(Finding::text)
              .toList();

      assertThat(told).anyMatch(text -> text.contains("pid " + pid));
      assertThat(told).anyMatch(text -> text.contains("application forgotten report"));
      assertThat(told).anyMatch(text -> text.contains("idle in transaction"));
    }
  }

  @Test
  void a_stalled_loop_and_a_failing_one_are_named() throws IOException {
    report("deadline", Duration.ofMinutes(10), 0, "");
    report("dispatch", Duration.ofSeconds(1), 3, "TransientPortException");

    CommandRun run = doctor();

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out())
        .contains("deadline of here last succeeded 600 s ago")
        .contains("dispatch of here")
        .contains("last error TransientPortException")
        .doesNotContain("lease-reaper of");
  }

  @Test
  void a_database_no_loop_reports_to_is_told() throws IOException {
    ports.clock().advance(Duration.ofHours(2));

    CommandRun run = doctor();

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("no loop has said anything").contains("start weft serve");
  }

  @Test
  void a_missing_index_is_named() throws IOException {
    ports.database().executeAsOwner("DROP INDEX weft.live_claimable");

    CommandRun run = doctor();

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).contains("missing or half built: live_claimable");
  }

  @Test
  void a_paused_lane_is_named_with_who_paused_it() throws IOException {
    new Operator(ports.transactions()).pause(new Lane("mail"), "drill");

    CommandRun run = doctor();

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("mail is paused").contains("by operator");
  }

  @Test
  void an_end_that_nobody_dispatches_is_told() throws IOException {
    ports
        .database()
        .executeAsOwner(
            "INSERT INTO weft.dispatch_event (partition_key, execution_id, generation, flow_id,"
                + " ending, created_at, next_try_at) SELECT 0, gen_random_uuid(), 0,"
                + " gen_random_uuid(), 0, weft.now_ms() - 120000, weft.now_ms()");

    CommandRun run = doctor();

    assertThat(run.code()).isEqualTo(1);
    assertThat(run.out()).contains("the oldest end has waited 120 s to be dispatched");
  }

  @Test
  void a_setting_that_hurts_is_named() throws IOException {
    ports
        .database()
        .executeAsOwner(
            "ALTER ROLE " + ports.database().ownerName() + " SET synchronous_commit = off");
    try {
      CommandRun run = doctor();

      assertThat(run.code()).isEqualTo(1);
      assertThat(run.out()).contains("synchronous_commit is off");
    } finally {
      ports
          .database()
          .executeAsOwner(
              "ALTER ROLE " + ports.database().ownerName() + " RESET synchronous_commit");
    }
  }

  @Test
  void a_schema_that_is_behind_is_broken() throws IOException {
    ports.database().executeAsOwner("DELETE FROM weft.schema_history WHERE version > 2");

    CommandRun run = doctor();

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.out()).contains("schema version 2").contains("run weft migrate");
  }

  @Test
  void findings_are_there_for_programs_too() throws IOException {
    CommandRun run = doctor("--json");

    assertThat(run.out())
        .startsWith("{\"grade\":\"")
        .contains("{\"grade\":\"ok\",\"check\":\"schema\"");
  }

  @Test
  void a_database_that_cannot_be_reached_is_told_in_one_line_with_code_2() {
    CommandRun run =
        CommandRun.of(
            "doctor", "--jdbc-url", "jdbc:postgresql://127.0.0.1:1/weft", "--jdbc-user", "weft");

    assertThat(run.code()).isEqualTo(2);
    assertThat(run.err().lines()).hasSize(1);
  }

  private void report(String name, Duration age, int failures, String error) {
    new LoopReporter(ports.transactions())
        .report(List.of(new LoopState(name, "here", age, failures, error)));
  }

  private CommandRun doctor(String... more) throws IOException {
    Path password = folder.resolve("password");
    String secret = ports.database().ownerPassword();
    Files.writeString(password, secret.isEmpty() ? "unasked" : secret);
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "doctor",
                "--jdbc-url",
                ports.database().url().split("\\?")[0],
                "--jdbc-user",
                ports.database().ownerName(),
                "--jdbc-password-file",
                password.toString()));
    arguments.addAll(List.of(more));
    CommandRun run = CommandRun.of(arguments.toArray(String[]::new));
    assertThat(run.err()).isEmpty();
    return run;
  }
}
