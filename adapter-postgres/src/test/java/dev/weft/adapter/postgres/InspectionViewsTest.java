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
import dev.weft.domain.execution.Membership;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.lease.LeaseTtl;
import dev.weft.domain.name.Lane;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.retry.RetryPolicy;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.testkit.builders.SubmissionBuilder;
import dev.weft.testkit.doubles.MutableClock;
import dev.weft.testkit.driving.Moves;
import dev.weft.testkit.driving.UseCases;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What operators read. Work is asked for at {@code T0}, claimed at {@code T1}, ended at {@code T2},
 * each a second apart.
 */
class InspectionViewsTest {

  private static final String T0 = "2026-01-01T12:00:00.500Z";
  private static final String T1 = "2026-01-01T12:00:01.500Z";
  private static final String T2 = "2026-01-01T12:00:02.500Z";
  private static final String T5 = "2026-01-01T12:00:05.500Z";

  private static PostgresPorts ports;
  private static int lanes;

  private Lane lane;

  @BeforeAll
  static void open() {
    ports = PostgresPorts.fresh();
  }

  @AfterAll
  static void close() {
    ports.close();
  }

  @BeforeEach
  void begin() {
    ports.clock().set(MutableClock.START);
    lane = new Lane("lane-" + lanes++);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ':',
      value = {
        "execution: execution_id partition flow_id namespace instance_tag lane kind phase outcome"
            + " public_state generation attempt_index lease_epoch priority run_at deadline_at"
            + " created_at started_at terminal_at retries_used reclaims_used cancelled_by"
            + " cancel_reason",
        "attempt: execution_id attempt_index generation lease_epoch origin worker_id"
            + " worker_instance_id started_at ended_at outcome failure_class",
        "lease: execution_id lease_id lease_epoch worker_id worker_instance_id expires_at",
        "completion: execution_id generation flow_id outcome namespace instance_tag occurred_at"
            + " dispatched_at",
        "outbox: message_id endpoint_id kind state retry_count claim_count lease_losses due_at"
            + " lease_until created_at sent_at last_error",
        "outbox_attempt: message_id try at status class duration_ms snippet",
        "endpoint: endpoint_id url enabled paused_until breaker last_success_at"
            + " consecutive_failures"
      })
  void columns_are_named_and_ordered(String view, String columns) {
    String found =
        Sql.value(
            ports.database().owner(),
            """
            SELECT string_agg(column_name, ' ' ORDER BY ordinal_position)
              FROM information_schema.columns WHERE table_schema = 'weft_inspect' AND table_name = ?
            """,
            view);

    assertThat(found).isEqualTo(columns);
  }

  @Test
  void ids_are_text_and_times_are_timestamps() {
    List<String> others =
        Sql.rows(
            ports.database().owner(),
            """
            SELECT table_name, column_name, data_type FROM information_schema.columns
             WHERE table_schema = 'weft_inspect'
               AND (column_name LIKE '%\\_at' AND data_type <> 'timestamp with time zone'
                    OR column_name LIKE '%\\_id' AND data_type <> 'text')
            """);

    assertThat(others).isEmpty();
  }

  @Nested
  class AnExecution {

    @Test
    void waits() {
      ExecutionId id = engine().submit(work());

      assertThat(execution(id))
          .isEqualTo(about(id, "runnable | null | waiting | 0 | null | 0", T0, null, null));
    }

    @Test
    void is_delayed() {
      ExecutionId id = engine().submit(work().notBefore(MutableClock.START.plusSeconds(5)));

      assertThat(execution(id))
          .isEqualTo(about(id, "runnable | null | delayed | 0 | null | 0", T5, null, null));
    }

    @Test
    void is_rate_limited() {
      LeaseHandle handle = claimed(work());
      end(new ExecutionCommand.Delay(handle, MutableClock.START.plusSeconds(5), DelayCause.QUOTA));

      assertThat(execution(handle.execution()))
          .isEqualTo(
              about(
                  handle.execution(), "runnable | null | rate_limited | 0 | 0 | 1", T5, T1, null));
    }

    @Test
    void waits_for_children() {
      FlowId flow = ports.ids().flow();
      ExecutionId id = blocked(flow);

      assertThat(execution(id))
          .isEqualTo(
              about(id, "blocked | null | waiting_children | 0 | null | 0", T0, null, null)
                  .replaceFirst("null", flow.toString()));
    }

    @Test
    void is_active() {
      ExecutionId id = claimed(work()).execution();

      assertThat(execution(id))
          .isEqualTo(about(id, "active | null | active | 0 | 0 | 1", T0, T1, null));
    }

    @Test
    void is_suspended() {
      ExecutionId id = engine().submit(work());
      ports
          .database()
          .executeAsOwner(
              "UPDATE weft.live SET phase = 3 WHERE execution_id = '" + id.value() + "'");

      assertThat(execution(id))
          .isEqualTo(about(id, "suspended | null | suspended | 0 | null | 0", T0, null, null));
    }

    @Test
    void succeeded() {
      LeaseHandle handle = claimed(work());
      end(new ExecutionCommand.Complete(handle));

      assertThat(execution(handle.execution()))
          .isEqualTo(
              about(handle.execution(), "terminal | success | completed | 0 | 0 | 1", T0, T1, T2));
      assertThat(completions(handle.execution()))
          .containsExactly(completion(handle.execution(), 0, "success", T2));
    }

    @Test
    void failed() {
      LeaseHandle handle = claimed(work());
      end(new ExecutionCommand.Fail(handle, FailureClass.PERMANENT, "no", 0.5));

      assertThat(execution(handle.execution()))
          .isEqualTo(
              about(handle.execution(), "terminal | failed | failed | 0 | 0 | 1", T0, T1, T2));
      assertThat(completions(handle.execution()))
          .containsExactly(completion(handle.execution(), 0, "failed", T2));
    }

    @Test
    void was_cancelled_before_it_ran() {
      ExecutionId id = engine().submit(work());
      end(id, new ExecutionCommand.Cancel("drill", "operator"));

      assertThat(execution(id))
          .isEqualTo(
              about(id, "terminal | cancelled | cancelled | 0 | null | 1", T0, null, T1)
                  .replace("0 | 0 | null | null", "0 | 0 | operator | drill"));
      assertThat(completions(id)).containsExactly(completion(id, 0, "cancelled", T1));
    }

    @Test
    void was_skipped() {
      FlowId flow = ports.ids().flow();
      ExecutionId id = blocked(flow);
      end(id, new ExecutionCommand.Skip());

      assertThat(execution(id))
          .isEqualTo(
              about(id, "terminal | skipped | skipped | 0 | null | 1", T0, null, T1)
                  .replaceFirst("null", flow.toString()));
      assertThat(completions(id))
          .containsExactly(
              completion(id, 0, "skipped", T1)
                  .replaceFirst("null", flow.toString())
                  .replaceFirst("[^|]*$", " null"));
    }

    @Test
    void expired_by_its_attempt_timeout() {
      LeaseHandle handle =
          claimed(work().retrying(RetryPolicy.NEVER).attemptsWithin(Duration.ofSeconds(1)));
      end(handle.execution(), new ExecutionCommand.TimeOutAttempt(0.5));

      assertThat(execution(handle.execution()))
          .isEqualTo(
              about(handle.execution(), "terminal | expired | expired | 0 | 0 | 2", T0, T1, T2));
      assertThat(completions(handle.execution()))
          .containsExactly(completion(handle.execution(), 0, "expired", T2));
    }

    @Test
    void expired_at_its_deadline() {
      ExecutionId id = engine().submit(work().until(MutableClock.START.plusMillis(700)));
      end(id, new ExecutionCommand.ExpireDeadline());

      assertThat(execution(id))
          .isEqualTo(
              about(id, "terminal | expired | expired | 0 | null | 1", T0, null, T1)
                  .replace(T0 + " | null | " + T0, T0 + " | 2026-01-01T12:00:01.200Z | " + T0));
    }

    @Test
    void has_no_deadline_once_replayed_after_it() {
      ExecutionId id = engine().submit(work().until(MutableClock.START.plusMillis(700)));
      end(id, new ExecutionCommand.ExpireDeadline());
      end(id, new ExecutionCommand.Replay(Deadline.NEVER));

      assertThat(execution(id))
          .isEqualTo(about(id, "runnable | null | waiting | 1 | null | 2", T2, null, null));
      assertThat(completions(id)).containsExactly(completion(id, 0, "expired", T1));
    }
  }

  @Nested
  class AnAttempt {

    @Test
    void runs_under_its_lease() {
      LeaseHandle handle = claimed(work());
      String id = handle.execution().toString();

      assertThat(attempts(handle.execution()))
          .containsExactly(
              id + " | 0 | 0 | 1 | fresh | worker | worker-1 | " + T1 + " | null | null | null");
      assertThat(leases(handle.execution()))
          .containsExactly(
              id
                  + " | "
                  + handle.lease()
                  + " | 1 | worker | worker-1 | "
                  + MutableClock.START.plusSeconds(1).plus(LeaseTtl.DEFAULT.value()));
    }

    @Test
    void succeeded() {
      LeaseHandle handle = claimed(work());
      end(new ExecutionCommand.Complete(handle));

      assertThat(attempts(handle.execution())).containsExactly(ended(handle, "success | null"));
      assertThat(leases(handle.execution())).isEmpty();
    }

    @Test
    void failed_for_good() {
      LeaseHandle handle = claimed(work());
      end(new ExecutionCommand.Fail(handle, FailureClass.PERMANENT, "no", 0.5));

      assertThat(attempts(handle.execution())).containsExactly(ended(handle, "failed | permanent"));
    }

    @Test
    void failed_and_is_retried() {
      LeaseHandle handle = claimed(work());
      end(new ExecutionCommand.Fail(handle, FailureClass.TRANSIENT, "no", 0.5));

      assertThat(attempts(handle.execution())).containsExactly(ended(handle, "failed | transient"));
      assertThat(leases(handle.execution())).isEmpty();
    }

    @Test
    void was_delayed() {
      LeaseHandle handle = claimed(work());
      end(new ExecutionCommand.Delay(handle, MutableClock.START, DelayCause.DELAY));

      assertThat(attempts(handle.execution())).containsExactly(ended(handle, "delayed | null"));
    }

    @Test
    void lost_its_lease() {
      LeaseHandle handle = claimed(work(), Duration.ofSeconds(1));
      end(handle.execution(), new ExecutionCommand.ExpireLease());

      assertThat(attempts(handle.execution()))
          .containsExactly(ended(handle, "lease_expired | null"));
    }

    @Test
    void was_revoked() {
      LeaseHandle handle = claimed(work());
      end(handle.execution(), new ExecutionCommand.Revoke("drill", "operator"));

      assertThat(attempts(handle.execution())).containsExactly(ended(handle, "revoked | null"));
    }

    @Test
    void was_cancelled() {
      LeaseHandle handle = claimed(work());
      end(handle.execution(), new ExecutionCommand.Cancel("drill", "operator"));

      assertThat(attempts(handle.execution())).containsExactly(ended(handle, "cancelled | null"));
    }

    @Test
    void timed_out() {
      LeaseHandle handle = claimed(work().attemptsWithin(Duration.ofSeconds(1)));
      end(handle.execution(), new ExecutionCommand.TimeOutAttempt(0.5));

      assertThat(attempts(handle.execution())).containsExactly(ended(handle, "timed_out | null"));
    }

    @Test
    void met_the_deadline() {
      LeaseHandle handle = claimed(work().until(MutableClock.START.plusSeconds(2)));
      end(handle.execution(), new ExecutionCommand.ExpireDeadline());

      assertThat(attempts(handle.execution()))
          .containsExactly(ended(handle, "deadline_passed | null"));
    }

    @Test
    void is_followed_by_the_next() {
      LeaseHandle first = claimed(work());
      end(new ExecutionCommand.Complete(first));
      end(first.execution(), new ExecutionCommand.Replay(Deadline.NEVER));
      engine().claimOne(aClaim().inLane(lane));

      assertThat(attempts(first.execution()))
          .containsExactly(
              ended(first, "success | null"),
              first.execution()
                  + " | 1 | 1 | 3 | replay | worker | worker-1"
                  + " | 2026-01-01T12:00:03.500Z | null | null | null");
    }
  }

  private UseCases engine() {
    return new UseCases(ports.transactions(), ports.ids());
  }

  private SubmissionBuilder work() {
    return aSubmission()
        .inLane(lane)
        .inNamespace(new Namespace("shop"))
        .ofInstance("shop.order", "7")
        .withPriority(3);
  }

  private LeaseHandle claimed(SubmissionBuilder work) {
    return claimed(work, LeaseTtl.DEFAULT.value());
  }

  private LeaseHandle claimed(SubmissionBuilder work, Duration ttl) {
    engine().submit(work);
    ports.clock().advance(Duration.ofSeconds(1));
    return engine().claimOne(aClaim().inLane(lane).lasting(ttl));
  }

  private ExecutionId blocked(FlowId flow) {
    ExecutionId id = ports.ids().execution(flow.partition());
    Membership member = new Membership.MemberOf(flow);
    ports
        .transactions()
        .run(
            stores -> {
              stores
                  .executions()
                  .insert(List.of(new NewExecution(id, member, true, work().build())));
              return id;
            });
    return id;
  }

  private void end(ExecutionCommand.Fenced command) {
    end(command.handle().execution(), command);
  }

  private void end(ExecutionId id, ExecutionCommand command) {
    ports.clock().advance(Duration.ofSeconds(1));
    new Moves(ports.transactions()).apply(id, command);
  }

  /** The whole row, from the phase's words and the times that vary. */
  private String about(ExecutionId id, String state, String runAt, String started, String ended) {
    return "%s | %d | null | shop | shop.order=7 | %s | task | %s | 3 | %s | null | %s | %s | %s | 0 | 0 | null | null"
        .formatted(id, id.partition().number(), lane, state, runAt, T0, started, ended);
  }

  private static String ended(LeaseHandle handle, String outcome) {
    return "%s | 0 | 0 | 1 | fresh | worker | worker-1 | %s | %s | %s"
        .formatted(handle.execution(), T1, T2, outcome);
  }

  private static String completion(ExecutionId id, int generation, String outcome, String at) {
    return "%s | %d | null | %s | shop | shop.order=7 | %s | %s"
        .formatted(id, generation, outcome, at, at);
  }

  private static String execution(ExecutionId id) {
    return Sql.value(
        ports.database().owner(),
        "SELECT * FROM weft_inspect.execution WHERE execution_id = ?",
        id.toString());
  }

  private static List<String> attempts(ExecutionId id) {
    return rows(
        "SELECT * FROM weft_inspect.attempt WHERE execution_id = ? ORDER BY attempt_index", id);
  }

  private static List<String> leases(ExecutionId id) {
    return rows("SELECT * FROM weft_inspect.lease WHERE execution_id = ?", id);
  }

  private static List<String> completions(ExecutionId id) {
    return rows(
        "SELECT * FROM weft_inspect.completion WHERE execution_id = ? ORDER BY generation", id);
  }

  private static List<String> rows(String sql, ExecutionId id) {
    return Sql.rows(ports.database().owner(), sql, id.toString());
  }
}
