package dev.weft.bootstrap.embedded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.config.ApiTokens;
import dev.weft.bootstrap.config.EngineSettings;
import dev.weft.bootstrap.config.JdbcTarget;
import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.bootstrap.crash.Invariants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.sql.DataSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.postgresql.ds.PGSimpleDataSource;

@Timeout(180)
class DatabaseCrashStoryTest {

  private static final int CRASHES = Integer.getInteger("weft.crashes", 5);
  private static final int BETWEEN_CRASHES = 30;

  /** With ten to spare for each crash: of work that ended during one nobody may have been told. */
  private static final int EXECUTIONS = Math.ceilDiv(CRASHES * (BETWEEN_CRASHES + 10), 20) * 20;

  @TempDir private Path folder;

  @Test
  void a_database_killed_under_load_loses_nothing_and_the_work_finishes_without_help()
      throws Exception {
    try (LocalCluster cluster = LocalCluster.started(folder);
        Engine engine = started(cluster);
        Load load = Load.started(new Api(engine), EXECUTIONS)) {
      for (int crash = 0; crash < CRASHES; crash++) {
        load.awaitCompleted(BETWEEN_CRASHES);
        kill();
        startAgain();
      }
      load.awaitEnd();

      DataSource database = source(cluster.target());
      assertThat(load.surprises()).isEmpty();
      assertThat(load.scribe().acknowledged()).hasSizeGreaterThanOrEqualTo(EXECUTIONS);
      assertThat(load.scribe().broken()).isEmpty();
      assertThat(
              Sql.rows(database, "SELECT outcome, count(*) FROM weft_inspect.execution GROUP BY 1"))
          .containsExactly("success | " + EXECUTIONS);
      assertThat(Invariants.CHECKS)
          .allSatisfy(check -> assertThat(Sql.rows(database, check)).isEmpty());
    }
  }

  private static Engine started(LocalCluster cluster) {
    return Engine.started(
        new EngineSettings(
            Engines.server(ApiTokens.NONE),
            new StorageSettings.Postgres(cluster.target(), true),
            EngineSettings.DEFAULT_POLL,
            Duration.ofMillis(100)));
  }

  private void kill() throws IOException {
    long pid = Long.parseLong(Files.readAllLines(pidFile()).getFirst());
    ProcessHandle server = ProcessHandle.of(pid).orElseThrow();
    List<ProcessHandle> backends = server.descendants().toList();
    server.destroyForcibly();
    backends.forEach(ProcessHandle::destroyForcibly);
    server.onExit().orTimeout(20, TimeUnit.SECONDS).join();
    backends.forEach(backend -> backend.onExit().orTimeout(20, TimeUnit.SECONDS).join());
  }

  /** Without waiting for the disk: a killed process leaves its writes to the system. */
  private void startAgain() throws IOException {
    Files.deleteIfExists(pidFile());
    Path log = folder.resolve("test.log");
    new Programs(Binaries.unpacked(), log)
        .run(
            "pg_ctl",
            List.of(
                "-D",
                pidFile().getParent().toString(),
                "-l",
                log.toString(),
                "-o",
                "-F",
                "-w",
                "start"));
  }

  private Path pidFile() {
    return folder.resolve("postgres-18/postmaster.pid");
  }

  private static DataSource source(JdbcTarget target) {
    PGSimpleDataSource source = new PGSimpleDataSource();
    source.setUrl(target.url());
    source.setUser(target.user());
    source.setPassword(target.password().value());
    return source;
  }
}
