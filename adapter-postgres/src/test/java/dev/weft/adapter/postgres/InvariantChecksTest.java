package dev.weft.adapter.postgres;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.testkit.driving.Moves;
import dev.weft.testkit.driving.UseCases;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** After a random run the views show what I1 and I14 promise: each check finds no row. */
class InvariantChecksTest {

  private static final int ROUNDS = 60;

  private static PostgresPorts ports;

  @BeforeAll
  static void live() {
    ports = PostgresPorts.fresh();
    Random random = new Random(14);
    List<ExecutionId> ids =
        engine().submit(IntStream.range(0, 30).mapToObj(i -> aSubmission()).toList());
    for (int round = 0; round < ROUNDS; round++) {
      for (Claim claim : engine().claim(aClaim().upTo(random.nextInt(8) + 1))) {
        move(claim.handle().execution(), ending(claim.handle(), random));
      }
      move(ids.get(random.nextInt(ids.size())), request(random));
      ports.clock().advance(Duration.ofSeconds(random.nextInt(30)));
    }
  }

  @AfterAll
  static void close() {
    ports.close();
  }

  @Test
  void the_run_saw_every_sort_of_row() {
    assertThat(rows("SELECT DISTINCT phase FROM weft_inspect.execution"))
        .contains("active", "terminal");
    assertThat(rows("SELECT DISTINCT outcome FROM weft_inspect.attempt WHERE ended_at IS NOT NULL"))
        .contains("success", "failed", "delayed");
    assertThat(rows("SELECT 1 FROM weft_inspect.completion WHERE generation > 0")).isNotEmpty();
  }

  @Test
  void terminal_iff_exactly_one_completion_for_its_generation() {
    assertThat(
            rows(
                """
                SELECT e.execution_id, e.phase, count(c.generation)
                  FROM weft_inspect.execution e
                  LEFT JOIN weft_inspect.completion c
                    ON c.execution_id = e.execution_id AND c.generation = e.generation
                 GROUP BY e.execution_id, e.phase
                HAVING count(c.generation) <> CASE WHEN e.phase = 'terminal' THEN 1 ELSE 0 END
                """))
        .isEmpty();
  }

  @Test
  void one_lease_for_each_active_execution_and_no_other() {
    assertThat(
            rows(
                """
                SELECT e.execution_id, e.phase, count(l.lease_id)
                  FROM weft_inspect.execution e
                  LEFT JOIN weft_inspect.lease l
                    ON l.execution_id = e.execution_id AND l.lease_epoch = e.lease_epoch
                 GROUP BY e.execution_id, e.phase
                HAVING count(l.lease_id) <> CASE WHEN e.phase = 'active' THEN 1 ELSE 0 END
                """))
        .isEmpty();
  }

  @Test
  void epochs_strictly_rise() {
    assertThat(
            rows(
                """
                SELECT *
                  FROM (SELECT execution_id, attempt_index, lease_epoch,
                               lag(lease_epoch) OVER life AS before, lag(attempt_index) OVER life AS previous
                          FROM weft_inspect.attempt
                        WINDOW life AS (PARTITION BY execution_id ORDER BY attempt_index)) a
                 WHERE lease_epoch <= before OR attempt_index <> previous + 1
                """))
        .isEmpty();
    assertThat(
            rows(
                """
                SELECT 1 FROM weft_inspect.attempt a JOIN weft_inspect.execution e USING (execution_id)
                 WHERE a.lease_epoch > e.lease_epoch
                """))
        .isEmpty();
  }

  private static ExecutionCommand ending(LeaseHandle handle, Random random) {
    return switch (random.nextInt(5)) {
      case 0 -> new ExecutionCommand.Complete(handle);
      case 1 -> new ExecutionCommand.Fail(handle, FailureClass.TRANSIENT, "drill", 0.0);
      case 2 -> new ExecutionCommand.Fail(handle, FailureClass.PERMANENT, "drill", 0.0);
      case 3 -> new ExecutionCommand.Delay(handle, ports.clock().now(), DelayCause.DELAY);
      default -> new ExecutionCommand.ShowLease(handle);
    };
  }

  private static ExecutionCommand request(Random random) {
    return switch (random.nextInt(5)) {
      case 0 -> new ExecutionCommand.Cancel("drill", "operator");
      case 1 -> new ExecutionCommand.Revoke("drill", "operator");
      case 2 -> new ExecutionCommand.ExpireLease();
      default -> new ExecutionCommand.Replay(Deadline.NEVER);
    };
  }

  private static void move(ExecutionId id, ExecutionCommand command) {
    new Moves(ports.transactions()).apply(id, command);
  }

  private static UseCases engine() {
    return new UseCases(ports.transactions(), ports.ids());
  }

  private static List<String> rows(String sql) {
    return Sql.rows(ports.database().owner(), sql);
  }
}
