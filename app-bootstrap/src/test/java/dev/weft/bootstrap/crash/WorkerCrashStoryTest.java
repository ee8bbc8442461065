package dev.weft.bootstrap.crash;

import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.testkit.builders.SubmissionBuilder;
import dev.weft.testkit.driving.Sweeps;
import dev.weft.testkit.driving.UseCases;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class WorkerCrashStoryTest {

  private static final int RECLAIMS = 3;

  private PostgresPorts ports;

  @BeforeEach
  void open() {
    ports = PostgresPorts.fresh();
    List<SubmissionBuilder> work =
        new ArrayList<>(
            IntStream.range(1, DoomedWorker.LEASES).mapToObj(i -> aSubmission()).toList());
    work.add(aSubmission().ofKind(DoomedWorker.POISON).reclaimedAtMost(RECLAIMS));
    new UseCases(ports.transactions(), ports.ids()).submit(work);
  }

  @AfterEach
  void close() {
    ports.close();
  }

  @Test
  void a_poison_that_kills_its_worker_again_and_again_fails_alone() throws Exception {
    for (int crash = 0; crash <= RECLAIMS; crash++) {
      assertThat(lifeOfAWorker()).isEqualTo(DoomedWorker.DEATH);
      assertThat(rows("SELECT count(*) FROM weft_inspect.lease"))
          .containsExactly(String.valueOf(heldAfter(crash)));
      ports.clock().advance(LeaseTtl.DEFAULT.value());
      assertThat(new Sweeps(ports.transactions()).reap().moved()).isEqualTo(heldAfter(crash));
    }
    assertThat(lifeOfAWorker()).isZero();

    assertThat(rows("SELECT kind, outcome, count(*) FROM weft_inspect.execution GROUP BY 1, 2"))
        .containsExactlyInAnyOrder("poison | failed | 1", "task | success | 99");
    assertThat(
            rows(
                "SELECT a.outcome, count(*) FROM weft_inspect.attempt a"
                    + " JOIN weft_inspect.execution e USING (execution_id)"
                    + " WHERE e.kind = 'poison' GROUP BY 1"))
        .containsExactly("lease_expired | " + (RECLAIMS + 1));
    assertThat(Invariants.CHECKS).allSatisfy(check -> assertThat(rows(check)).isEmpty());
  }

  private static int heldAfter(int crash) {
    return DoomedWorker.LEASES - (crash + 1) * DoomedWorker.BEFORE_THE_POISON;
  }

  private int lifeOfAWorker() throws IOException, InterruptedException {
    Process worker =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                DoomedWorker.class.getName(),
                ports.database().url(),
                PostgresFixture.RUNTIME)
            .inheritIO()
            .start();
    try {
      assertThat(worker.waitFor(60, TimeUnit.SECONDS)).isTrue();
      return worker.exitValue();
    } finally {
      worker.destroyForcibly();
    }
  }

  private List<String> rows(String sql) {
    return Sql.rows(ports.database().owner(), sql);
  }
}
