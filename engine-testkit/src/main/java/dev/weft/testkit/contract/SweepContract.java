package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.sweep.LeaseReaper;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.execution.Ending;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.ExpiryCause;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.retry.RetryPolicy;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.sweep.SweepReport;
import dev.weft.testkit.driving.Crowd;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** What passing time does to leases, attempts and deadlines. */
public abstract class SweepContract extends ContractSuite {

  private static final Duration TTL = Duration.ofSeconds(10);

  private LeaseHandle granted() {
    return engine().claimOne(ask().lasting(TTL));
  }

  private Ending endingOf(ExecutionId id) {
    return ((Execution.Terminal) see(id)).ending();
  }

  /** The store is shared by all tests of the suite: nobody leaves anything overdue behind. */
  @AfterEach
  void clean() {
    clock().advance(Duration.ofDays(400));
    while (sweeps().expire().moved() + sweeps().reap().moved() > 0) {
      clock().advance(Duration.ofMillis(1));
    }
  }

  @Nested
  class A_lease {

    @Test
    void is_taken_away_exactly_at_its_end() {
      ExecutionId id = engine().submit(work());
      LeaseHandle handle = granted();
      clock().advance(TTL.minusMillis(1));
      assertThat(sweeps().reap()).isEqualTo(SweepReport.NOTHING);
      clock().advance(Duration.ofMillis(1));

      assertThat(sweeps().reap()).isEqualTo(new SweepReport(1, 1, 0, 0, 0));

      assertThat(sweeps().reap()).isEqualTo(SweepReport.NOTHING);
      Claim again = engine().claim(ask()).getFirst();
      assertThat(again.origin()).isEqualTo(Origin.RECLAIMED);
      assertThat(again.handle().epoch()).isEqualTo(handle.epoch() + 2);
      assertThat(see(id).standing().spent().reclaims()).isOne();
    }

    @Test
    void that_ends_too_often_fails_its_execution() {
      ExecutionId id = engine().submit(work().reclaimedAtMost(1));
      granted();
      clock().advance(TTL);
      sweeps().reap();
      granted();
      clock().advance(TTL);

      assertThat(sweeps().reap()).isEqualTo(new SweepReport(1, 0, 1, 0, 0));

      assertThat(endingOf(id)).isInstanceOf(Ending.Failed.class);
    }

    @Test
    void is_reaped_in_bounded_batches() {
      engine().submit(IntStream.range(0, 5).mapToObj(i -> work()).toList());
      engine().claim(ask().lasting(TTL).upTo(5));
      clock().advance(TTL);
      LeaseReaper reaper = new LeaseReaper(opened().transactions(), 3);

      assertThat(List.of(reaper.reapOnce(), reaper.reapOnce(), reaper.reapOnce()))
          .containsExactly(
              new SweepReport(3, 3, 0, 0, 0), new SweepReport(2, 2, 0, 0, 0), SweepReport.NOTHING);
    }

    @Test
    void is_reaped_once_by_sixteen_reapers() {
      engine().submit(IntStream.range(0, 100).mapToObj(i -> work()).toList());
      engine().claim(ask().lasting(TTL).upTo(100));
      clock().advance(TTL);

      List<SweepReport> reports = Crowd.ofSixteen(i -> sweeps().reap());

      assertThat(reports.stream().mapToInt(SweepReport::moved).sum()).isEqualTo(100);
      assertThat(reports).extracting(SweepReport::errors).containsOnly(0);
    }
  }

  @Nested
  class An_attempt {

    @Test
    void that_runs_too_long_is_retried_and_then_expires() {
      RetryPolicy once = RetryPolicy.fixed(1, Duration.ofSeconds(1));
      ExecutionId id = engine().submit(work().attemptsWithin(Duration.ofSeconds(5)).retrying(once));
      granted();
      clock().advance(Duration.ofMillis(4_999));
      assertThat(sweeps().timeOut()).isEqualTo(SweepReport.NOTHING);
      clock().advance(Duration.ofMillis(1));
      assertThat(sweeps().timeOut()).isEqualTo(new SweepReport(1, 1, 0, 0, 0));
      assertThat(engine().claim(ask())).isEmpty();
      clock().advance(Duration.ofSeconds(1));
      assertThat(granted().attempt()).isOne();
      clock().advance(Duration.ofSeconds(5));

      assertThat(sweeps().timeOut()).isEqualTo(new SweepReport(1, 0, 1, 0, 0));

      assertThat(endingOf(id)).isEqualTo(new Ending.Expired(ExpiryCause.ATTEMPT_TIMEOUT));
    }
  }

  @Nested
  class A_deadline {

    @Test
    void expires_executions_in_every_phase_but_the_last() {
      engine().submit(work().until(now().plusSeconds(5)));
      ExecutionId active = granted().execution();
      ExecutionId runnable = engine().submit(work().until(now().plusSeconds(5)));
      ExecutionId blocked = insert(blockedMember(work().until(now().plusSeconds(5))));
      ExecutionId later = engine().submit(work().until(now().plusMillis(5_001)));
      clock().advance(Duration.ofMillis(4_999));
      assertThat(sweeps().expire()).isEqualTo(SweepReport.NOTHING);
      clock().advance(Duration.ofMillis(1));

      assertThat(sweeps().expire()).isEqualTo(new SweepReport(3, 0, 3, 0, 0));

      assertThat(List.of(active, runnable, blocked))
          .extracting(id -> endingOf(id))
          .containsOnly(new Ending.Expired(ExpiryCause.DEADLINE));
      assertThat(see(later)).isInstanceOf(Execution.Runnable.class);
    }
  }
}
