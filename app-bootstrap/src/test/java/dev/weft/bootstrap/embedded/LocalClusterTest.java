package dev.weft.bootstrap.embedded;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.bootstrap.config.JdbcTarget;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(180)
class LocalClusterTest {

  @TempDir private Path folder;

  @Test
  void rows_survive_a_server_that_was_killed_and_its_pid_file() throws Exception {
    LocalCluster first = LocalCluster.started(folder);
    execute(first.target(), "CREATE TABLE kept (n int)");
    execute(first.target(), "INSERT INTO kept VALUES (7)");
    kill(folder.resolve("postgres-18/postmaster.pid"));
    first.close();

    try (LocalCluster second = LocalCluster.started(folder)) {
      assertThat(text(second.target(), "SELECT n FROM kept")).isEqualTo("7");
    }
  }

  @Test
  void a_server_left_running_by_a_killed_process_is_replaced() throws Exception {
    JdbcTarget leftover;
    try (LocalCluster first = LocalCluster.started(folder)) {
      leftover = first.target();
    }
    startWithoutOwner();
    assertThat(text(leftover, "SELECT 1")).isEqualTo("1");

    try (LocalCluster second = LocalCluster.started(folder)) {
      assertThat(second.target().url()).isNotEqualTo(leftover.url());
      assertThat(text(second.target(), "SELECT 1")).isEqualTo("1");
    }
  }

  @Test
  void another_process_finds_the_server_that_runs_in_a_folder() throws Exception {
    assertThatThrownBy(() -> LocalCluster.running(folder)).isInstanceOf(EmbeddedFailure.class);
    try (LocalCluster cluster = LocalCluster.started(folder)) {
      assertThat(LocalCluster.running(folder)).isEqualTo(cluster.target());
      assertThat(text(LocalCluster.running(folder), "SELECT 1")).isEqualTo("1");
    }
    assertThatThrownBy(() -> LocalCluster.running(folder)).hasMessageContaining("weft serve");
  }

  @Test
  void a_pid_file_whose_number_another_process_wears_is_stale() throws Exception {
    Path pidFile = folder.resolve("postgres-18/postmaster.pid");
    LocalCluster.started(folder).close();
    Files.writeString(pidFile, ProcessHandle.current().pid() + "\n" + pidFile.getParent() + "\n");

    try (LocalCluster second = LocalCluster.started(folder)) {
      assertThat(text(second.target(), "SELECT 1")).isEqualTo("1");
    }
  }

  @Test
  void it_is_durable_local_and_closed_to_strangers() throws Exception {
    try (LocalCluster cluster = LocalCluster.started(folder)) {
      assertThat(text(cluster.target(), "SHOW fsync")).isEqualTo("on");
      assertThat(text(cluster.target(), "SHOW synchronous_commit")).isEqualTo("on");
      assertThat(text(cluster.target(), "SHOW listen_addresses")).isEqualTo("127.0.0.1");
      assertThat(text(cluster.target(), "SHOW data_checksums")).isEqualTo("on");
      assertThat(
              text(
                  cluster.target(),
                  "SELECT string_agg(DISTINCT auth_method, ',') FROM pg_hba_file_rules"))
          .isEqualTo("scram-sha-256");
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
          .isEqualTo("rwx------");
    }
  }

  private void startWithoutOwner() {
    new Programs(Binaries.unpacked(), folder.resolve("test.log"))
        .run(
            "pg_ctl",
            List.of(
                "-D", folder.resolve("postgres-18").toString(),
                "-l", folder.resolve("test.log").toString(),
                "-w", "start"));
  }

  private static void kill(Path pidFile) throws IOException, InterruptedException {
    long pid = Long.parseLong(Files.readAllLines(pidFile).getFirst());
    ProcessHandle server = ProcessHandle.of(pid).orElseThrow();
    server.destroyForcibly();
    server.onExit().orTimeout(20, TimeUnit.SECONDS).join();
  }

  private static void execute(JdbcTarget target, String sql) throws SQLException {
    try (Connection connection = connect(target);
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  private static String text(JdbcTarget target, String sql) throws SQLException {
    try (Connection connection = connect(target);
        Statement statement = connection.createStatement();
        ResultSet row = statement.executeQuery(sql)) {
      row.next();
      return row.getString(1);
    }
  }

  private static Connection connect(JdbcTarget target) throws SQLException {
    return DriverManager.getConnection(target.url(), target.user(), target.password().value());
  }
}
