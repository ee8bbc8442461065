package dev.weft.benchmarks.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.benchmarks.measure.Spread;
import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class FlowAimsTest {

  @Test
  void a_chain_costs_as_many_times_as_its_rate_is_lower() {
    assertThat(FlowAims.ofChain(List.of(reached("plain", 5_000, 1), reached("chain", 2_000, 1))))
        .containsExactly(new Aim("cost in a flow, times that outside, at most", 2.5, 2, false));
  }

  @Test
  void a_chain_alone_is_not_judged() {
    assertThat(FlowAims.ofChain(List.of(reached("chain", 2_000, 1)))).isEmpty();
  }

  @Test
  void every_join_is_judged_by_its_slowest_hundredth() {
    assertThat(FlowAims.ofFanIn(List.of(reached("all of 100", 1, 20), reached("any", 1, 21))))
        .containsExactly(
            new Aim("deciding end to runnable, all of 100, p99 in ms, at most", 20, 20, true),
            new Aim("deciding end to runnable, any, p99 in ms, at most", 21, 20, false));
  }

  @Test
  void losers_are_judged_where_there_are_a_hundred() {
    assertThat(
            FlowAims.ofQuorumCancel(List.of(reached("1 of 10", 1, 90), reached("1 of 100", 1, 9))))
        .containsExactly(
            new Aim("end to losers settled, 1 of 100, p99 in ms, at most", 9, 25, true));
  }

  private static Result reached(String name, double rate, int p99) {
    return new Result(
        name, new Spread(rate, rate, rate), Duration.ofMillis(1), Duration.ofMillis(p99), 1, 500);
  }
}
