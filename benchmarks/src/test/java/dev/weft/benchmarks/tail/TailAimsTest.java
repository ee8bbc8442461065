package dev.weft.benchmarks.tail;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.benchmarks.measure.Spread;
import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class TailAimsTest {

  @Test
  void a_load_is_judged_by_its_slowest_hundredth() {
    assertThat(TailAims.of(List.of(reached("200/s", 12), reached("3000/s", 41))))
        .containsExactly(
            new Aim("commit to delivery at 200/s, p99 in ms, at most", 12, 30, true),
            new Aim("commit to delivery at 3000/s, p99 in ms, at most", 41, 30, false));
  }

  private static Result reached(String name, int p99) {
    return new Result(
        name, new Spread(1, 1, 1), Duration.ofMillis(1), Duration.ofMillis(p99), 1, 500);
  }
}
