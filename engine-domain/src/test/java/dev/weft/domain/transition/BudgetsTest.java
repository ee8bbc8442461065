package dev.weft.domain.transition;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.execution.AttemptTimeout;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.DelayCause;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExpiryCause;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.Limits;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.execution.Spent;
import dev.weft.domain.retry.RetryPolicy;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** What an execution may spend in one generation (I18), lived through whole lives. */
class BudgetsTest {

  @Test
  void by_default_a_failing_execution_runs_four_times_with_growing_waits() {
    Life life = new Life(Limits.DEFAULT);

    List<Duration> waits = new ArrayList<>();
    while (life.execution instanceof Execution.Runnable waiting) {
      waits.add(Duration.between(life.now, waiting.runAt()));
      life.claimed();
      life.meets(fail(life));
    }

    assertThat(waits).extracting(Duration::toSeconds).containsExactly(0L, 1L, 2L, 4L);
    assertThat(((Execution.Terminal) life.execution).ending())
        .isEqualTo(new Ending.Failed(FailureClass.TRANSIENT, "broke"));
  }

  @Test
  void by_default_a_job_that_kills_its_worker_runs_eleven_times() {
    Life life = new Life(Limits.DEFAULT);

    while (life.execution instanceof Execution.Runnable) {
      life.claimed();
      life.losesItsLease();
    }

    assertThat(life.handles).hasSize(11);
    assertThat(((Execution.Terminal) life.execution).ending())
        .isEqualTo(new Ending.Failed(FailureClass.INFRA_CRASH, "lease expired more than 10 times"));
  }

  @Test
  void reclaims_spend_no_retries_and_retries_no_reclaims() {
    Life life = new Life(Limits.DEFAULT);

    life.claimed();
    life.losesItsLease();
    life.claimed();
    life.meets(fail(life));

    assertThat(life.execution.standing().spent()).isEqualTo(new Spent(1, 1));
  }

  @Test
  void delays_and_revocations_spend_nothing_however_many() {
    Life life = new Life(limits(0, 0));

    for (int i = 0; i < 100; i++) {
      life.claimed();
      life.meets(new ExecutionCommand.Delay(life.handle(), life.now, DelayCause.QUOTA));
      life.claimed();
      life.meets(new ExecutionCommand.Revoke("why", "who"));
    }

    assertThat(life.execution.standing().spent()).isEqualTo(Spent.NOTHING);
    assertThat(life.claimed().attempt()).isEqualTo(200);
  }

  @Test
  void timeouts_spend_retries_and_end_expired() {
    Life life =
        new Life(
            new Limits(
                RetryPolicy.fixed(2, Duration.ZERO), 0, new AttemptTimeout(Duration.ofMillis(1))));

    while (life.execution instanceof Execution.Runnable) {
      life.claimed();
      life.now = life.now.plusMillis(1);
      life.meets(new ExecutionCommand.TimeOutAttempt(0.0));
    }

    assertThat(life.handles).hasSize(3);
    assertThat(((Execution.Terminal) life.execution).ending())
        .isEqualTo(new Ending.Expired(ExpiryCause.ATTEMPT_TIMEOUT));
  }

  @Test
  void ten_replays_each_bring_the_whole_budget_and_the_eleventh_is_refused() {
    Life life = new Life(limits(1, 0));
    List<Integer> runs = new ArrayList<>();

    Decision last = null;
    for (int generation = 0; generation <= 10; generation++) {
      int before = life.handles.size();
      failToTheEnd(life);
      runs.add(life.handles.size() - before);
      last = life.meets(new ExecutionCommand.Replay(Deadline.NEVER));
    }

    assertThat(runs).hasSize(11).containsOnly(2);
    assertThat(last).isEqualTo(new Decision.Refused(new Refusal.ReplaysSpent(10)));
  }

  @TestFactory
  Stream<DynamicTest> runs_per_generation_never_exceed_the_budgets() {
    return IntStream.range(0, 200)
        .mapToObj(seed -> DynamicTest.dynamicTest("seed " + seed, () -> walk(seed)));
  }

  @Test
  void the_bound_is_reached_when_both_purses_are_emptied() {
    Life life = new Life(limits(2, 3));

    int runs = 0;
    while (life.execution instanceof Execution.Runnable) {
      life.claimed();
      boolean lost = runs++ < 3;
      Decision decision = lost ? life.losesItsLease() : life.meets(fail(life));
      assertThat(decision).isInstanceOf(Decision.AttemptEnded.class);
    }

    assertThat(runs).isEqualTo(1 + 2 + 3);
  }

  private static void walk(long seed) {
    Random random = new Random(seed);
    int retries = random.nextInt(5);
    int reclaims = random.nextInt(5);
    Life life = new Life(limits(retries, reclaims));

    int runs = 0;
    while (life.execution instanceof Execution.Runnable waiting) {
      runs += waiting.origin() == Origin.RESUMED ? 0 : 1;
      life.claimed();
      ENDS.get(random.nextInt(ENDS.size())).apply(life);
    }

    assertThat(life.execution).isInstanceOf(Execution.Terminal.class);
    assertThat(runs).isBetween(1, 1 + retries + reclaims);
  }

  private static final List<Function<Life, Decision>> ENDS =
      List.of(
          life -> life.meets(fail(life)),
          life -> life.losesItsLease(),
          life -> life.meets(new ExecutionCommand.Revoke("why", "who")),
          life -> life.meets(delay(life)),
          life -> life.meets(delay(life)));

  private static void failToTheEnd(Life life) {
    while (life.execution instanceof Execution.Runnable) {
      life.claimed();
      life.meets(fail(life));
    }
  }

  private static ExecutionCommand fail(Life life) {
    return new ExecutionCommand.Fail(life.handle(), FailureClass.TRANSIENT, "broke", 0.0);
  }

  private static ExecutionCommand delay(Life life) {
    return new ExecutionCommand.Delay(life.handle(), life.now.plusSeconds(1), DelayCause.DELAY);
  }

  private static Limits limits(int retries, int reclaims) {
    return new Limits(
        RetryPolicy.fixed(retries, Duration.ofSeconds(1)), reclaims, AttemptTimeout.NONE);
  }
}
