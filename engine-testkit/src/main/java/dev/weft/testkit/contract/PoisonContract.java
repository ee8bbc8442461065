package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.sweep.LeaseReaper;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.FailureClass;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.retry.RetryPolicy;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.sweep.SweepReport;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** One job that cannot live does not take its neighbours along (I18). */
public abstract class PoisonContract extends ContractSuite {

  private static final Duration TTL = Duration.ofSeconds(10);

  private PublicState stateOf(ExecutionId id) {
    return engine().describe(id).orElseThrow().state();
  }

  @Test
  void a_job_that_kills_its_worker_each_time_ends_failed_and_its_neighbours_finish() {
    ExecutionId poison = engine().submit(work().withPriority(9).reclaimedAtMost(3));
    List<ExecutionId> others =
        engine().submit(IntStream.range(0, 20).mapToObj(i -> work()).toList());

    int deaths = 0;
    while (stateOf(poison) != PublicState.FAILED) {
      List<Claim> batch = engine().claim(ask().upTo(8).lasting(TTL));
      assertThat(idsOf(batch)).contains(poison);
      clock().advance(TTL);
      sweeps().reap();
      deaths++;
    }
    engine()
        .claim(ask().upTo(100))
        .forEach(claim -> engine().complete(claim.handle(), Content.EMPTY));

    assertThat(deaths).isEqualTo(4);
    assertThat(engine().attempts(poison)).hasSize(4);
    assertThat(others).allSatisfy(id -> assertThat(stateOf(id)).isEqualTo(PublicState.COMPLETED));
    assertThat(others).allSatisfy(id -> assertThat(see(id).standing().spent().retries()).isZero());
  }

  @Test
  void runs_per_generation_stay_within_retries_and_reclaims() {
    ExecutionId id =
        engine()
            .submit(
                work().retrying(RetryPolicy.fixed(2, Duration.ofSeconds(1))).reclaimedAtMost(3));

    int runs = 0;
    while (!stateOf(id).isTerminal()) {
      LeaseHandle handle = engine().claimOne(ask().lasting(TTL));
      runs++;
      if (runs % 2 == 0) {
        engine().fail(handle, FailureClass.TRANSIENT, "no");
        clock().advance(Duration.ofSeconds(1));
      } else {
        clock().advance(TTL);
        sweeps().reap();
      }
    }

    assertThat(runs).isLessThanOrEqualTo(1 + 2 + 3);
    assertThat(engine().attempts(id)).hasSize(runs);
  }

  @Test
  void a_row_that_cannot_be_written_does_not_keep_its_batch_waiting() {
    engine().submit(IntStream.range(0, 5).mapToObj(i -> work()).toList());
    List<ExecutionId> ids = idsOf(engine().claim(ask().upTo(5).lasting(TTL)));
    clock().advance(TTL);
    FailingWrites broken = new FailingWrites(opened().transactions(), ids.get(2));

    SweepReport report = new LeaseReaper(broken).reapOnce();

    assertThat(report).isEqualTo(new SweepReport(5, 4, 0, 0, 1));
    assertThat(stateOf(ids.get(2))).isEqualTo(PublicState.ACTIVE);
    assertThat(sweeps().reap()).isEqualTo(new SweepReport(1, 1, 0, 0, 0));
  }
}
