package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.AttemptTimeout;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Limits;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.execution.Standing;
import dev.weft.domain.name.Lane;
import dev.weft.domain.partition.Partition;
import dev.weft.domain.retry.RetryPolicy;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.Sighting;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.PermanentPortException;
import dev.weft.port.in.execution.SubmitExecutions;
import dev.weft.port.in.execution.SubmitExecutions.Receipt;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.testkit.builders.SubmissionBuilder;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What is born, and how it stands from then on. */
public abstract class SubmitContract extends ContractSuite {

  @Test
  void work_is_runnable_from_the_stores_now() {
    ExecutionId id = engine().submit(work());

    Standing standing = Standing.born(id, Priority.NORMAL, Deadline.NEVER, Limits.DEFAULT);
    assertThat(see(id)).isEqualTo(runnable(standing, now()));
  }

  @Test
  void work_stands_as_it_was_asked_for() {
    RetryPolicy policy =
        new RetryPolicy(7, Duration.ofMillis(20), 1.5, Duration.ofSeconds(9), 0.25);
    Instant deadline = now().plusSeconds(3_600);

    ExecutionId id =
        engine()
            .submit(
                work()
                    .withPriority(9_000)
                    .until(deadline)
                    .retrying(policy)
                    .reclaimedAtMost(2)
                    .attemptsWithin(Duration.ofMinutes(3)));

    Limits limits = new Limits(policy, 2, new AttemptTimeout(Duration.ofMinutes(3)));
    Standing standing = Standing.born(id, new Priority(9_000), new Deadline(deadline), limits);
    assertThat(see(id)).isEqualTo(runnable(standing, now()));
  }

  @Test
  void a_time_in_the_past_means_now() {
    ExecutionId id = engine().submit(work().notBefore(now().minusMillis(1)));

    assertThat(see(id)).isEqualTo(runnable(see(id).standing(), now()));
  }

  @Test
  void a_time_ahead_is_kept() {
    ExecutionId id = engine().submit(work().notBefore(now().plusMillis(1)));

    assertThat(see(id)).isEqualTo(runnable(see(id).standing(), now().plusMillis(1)));
  }

  @Test
  void a_blocked_member_waits_with_its_time() {
    NewExecution past = blockedMember(work().notBefore(now().minusMillis(1)));
    NewExecution ahead = blockedMember(work().notBefore(now().plusMillis(1)));

    insert(past);
    insert(ahead);

    Execution.Blocked waitsForNow = new Execution.Blocked(see(past.id()).standing(), now());
    Execution.Blocked waitsLonger =
        new Execution.Blocked(see(ahead.id()).standing(), now().plusMillis(1));
    assertThat(see(past.id())).isEqualTo(waitsForNow);
    assertThat(see(ahead.id())).isEqualTo(waitsLonger);
  }

  @Test
  void ids_lie_on_the_partition_of_the_lane() {
    ExecutionId gpu = engine().submit(work().inLane("gpu"));
    ExecutionId standard = engine().submit(work().inLane(Lane.DEFAULT));

    assertThat(gpu.partition()).isEqualTo(new Partition(144));
    assertThat(standard.partition()).isEqualTo(new Partition(86));
    assertThat(see(gpu).id()).isEqualTo(gpu);
  }

  @Test
  void receipts_come_in_the_order_of_the_submissions() {
    List<SubmissionBuilder> asked =
        IntStream.range(0, 20).mapToObj(i -> work().withPriority(i)).toList();

    List<ExecutionId> ids = engine().submit(asked);

    assertThat(moves().see(ids))
        .extracting(execution -> execution.standing().priority().value())
        .isEqualTo(IntStream.range(0, 20).boxed().toList());
  }

  @Test
  void one_hint_is_raised_for_each_lane() {
    Lane other = new Lane(lane() + " too");

    engine().submit(List.of(work(), work(), work().inLane(other)));

    assertThat(opened().signal().raised()).containsExactlyInAnyOrder(lane(), other);
  }

  @Test
  void a_child_is_born_under_its_parents_live_lease() {
    engine().submit(work());
    LeaseHandle parent = engine().claimOne(ask());

    Receipt receipt = engine().receipts(work().childOf(parent)).getFirst();

    assertThat(receipt).isInstanceOf(Receipt.Created.class);
  }

  @Test
  void one_child_of_a_lost_lease_and_nothing_of_the_batch_is_stored() {
    engine().submit(work());
    LeaseHandle parent = engine().claimOne(ask());
    moves().apply(parent.execution(), new ExecutionCommand.Revoke("drill", "operator"));
    freshPlace();

    SubmitExecutions.Result result =
        engine().asked(work(), work().childOf(parent), work().keyed("k"));

    assertThat(result).isInstanceOf(SubmitExecutions.Result.Refused.class);
    assertThat(engine().claim(ask().upTo(10))).isEmpty();
    assertThat(engine().receipts(work().keyed("k")).getFirst()).isInstanceOf(Receipt.Created.class);
  }

  @Test
  void a_second_insert_of_one_id_fails_with_all_its_neighbours() {
    NewExecution first = newborn(work());
    NewExecution neighbour = newborn(work());
    insert(first);

    assertThatThrownBy(
            () ->
                inTransaction(
                    stores -> {
                      stores.executions().insert(List.of(neighbour, first));
                      return null;
                    }))
        .isInstanceOfSatisfying(
            PermanentPortException.class,
            failure -> assertThat(failure.kind()).isEqualTo(FailureKind.BROKEN));

    assertThat(moves().look(neighbour.id())).isEqualTo(new Sighting.Unknown());
  }

  private static Execution runnable(Standing standing, Instant runAt) {
    return new Execution.Runnable(standing, runAt, Origin.FRESH, DelayCause.SCHEDULE);
  }
}
