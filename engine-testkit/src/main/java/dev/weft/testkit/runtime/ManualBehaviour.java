package dev.weft.testkit.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.retry.RetryPolicy;
import dev.weft.port.out.handler.HandlerOutcome;
import dev.weft.testkit.contract.ContractSuite;
import dev.weft.testkit.manual.ManualEngine;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An engine whose every step and every second is the test's. */
public abstract class ManualBehaviour extends ContractSuite {

  private static final Duration HOUR = Duration.ofHours(1);

  private ManualEngine manual() {
    return ManualEngine.over(opened().transactions(), clock());
  }

  @Test
  void nothing_happens_until_it_is_told_to() {
    ManualEngine engine = manual().handling("greet", job -> HandlerOutcome.json("1"));
    ExecutionId id = engine.submit(work().ofKind("greet").build());

    assertThat(engine.state(id)).isEqualTo(PublicState.WAITING);
    assertThat(engine.runOnce()).isEqualTo(1);
    assertThat(engine.state(id)).isEqualTo(PublicState.COMPLETED);
    assertThat(engine.result(id)).isEqualTo(Content.json("1"));
  }

  @Test
  void a_day_of_hourly_retries_passes_in_one_call_and_each_runs_in_its_time() {
    List<Instant> runs = new ArrayList<>();
    ManualEngine engine =
        manual()
            .handling(
                "flaky",
                job -> {
                  runs.add(now());
                  return HandlerOutcome.failed("not yet");
                });
    Instant start = now();
    ExecutionId id =
        engine.submit(work().ofKind("flaky").retrying(RetryPolicy.fixed(24, HOUR)).build());

    engine.advance(Duration.ofDays(1));

    assertThat(runs).hasSize(25).first().isEqualTo(start);
    assertThat(runs).last().isEqualTo(start.plus(Duration.ofDays(1)));
    assertThat(engine.state(id)).isEqualTo(PublicState.FAILED);
  }

  @Test
  void time_stops_at_a_delay_exactly_and_not_before() {
    ManualEngine engine =
        manual()
            .handling(
                "slow",
                job ->
                    job.attempt() == 0 ? HandlerOutcome.delayedFor(HOUR) : HandlerOutcome.done());
    ExecutionId id = engine.submit(work().ofKind("slow").build());

    engine.advance(HOUR.minusMillis(1));
    assertThat(engine.state(id)).isEqualTo(PublicState.DELAYED);

    engine.advance(Duration.ofMillis(1));
    assertThat(engine.state(id)).isEqualTo(PublicState.COMPLETED);
  }

  @Test
  void deadlines_pass_while_time_is_moved() {
    ManualEngine engine = manual();
    ExecutionId id = engine.submit(work().ofKind("nobody").until(now().plus(HOUR)).build());

    engine.advance(Duration.ofHours(2));

    assertThat(engine.state(id)).isEqualTo(PublicState.EXPIRED);
  }
}
