package dev.weft.benchmarks.drain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.benchmarks.measure.Spread;
import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class DrainAimsTest {

  @Test
  void weft_is_judged_against_every_peer_and_by_its_cost() {
    var results =
        List.of(
            reached("weft", 20_000),
            reached("hand-written 2x100", 40_000),
            reached("hand-written 2x500", 50_000),
            reached("db-scheduler", 5_000),
            reached("jobrunr", 1_000));

    var aims = DrainAims.of(results);

    assertThat(aims)
        .containsExactly(
            new Aim("rate, times that of db-scheduler, at least", 4.0, 4.0, true),
            new Aim("rate, times that of jobrunr, at least", 20.0, 15.0, true),
            new Aim("rate, times that of hand-written 2x100, at least", 0.5, 0.6, false),
            new Aim("commits per execution, at most", 0.2, 0.2, true),
            new Aim("WAL bytes per execution, at most", 1201.0, 1200.0, false),
            new Aim("ack p99 in ms, at most", 5.0, 5.0, true));
  }

  @Test
  void nothing_is_judged_without_weft() {
    var results = List.of(reached("db-scheduler", 5_000));

    var aims = DrainAims.of(results);

    assertThat(aims).isEmpty();
  }

  private static Result reached(String name, double perSecond) {
    return new Result(
        name,
        new Spread(perSecond, perSecond, perSecond),
        Duration.ofMillis(1),
        Duration.ofMillis(5),
        0.2,
        1201);
  }
}
