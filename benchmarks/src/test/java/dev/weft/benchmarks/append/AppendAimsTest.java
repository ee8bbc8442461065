package dev.weft.benchmarks.append;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.benchmarks.measure.Spread;
import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class AppendAimsTest {

  @Test
  void each_sort_is_judged_against_its_floor() {
    var results =
        List.of(
            reached("insert 1", 1_000),
            reached("weft durable 1", 700),
            reached("insert 10", 5_000));

    assertThat(AppendAims.of(results))
        .containsExactly(
            new Aim("rate of weft durable 1, times that of insert 1, at least", 0.7, 0.6, true));
  }

  @Test
  void nothing_is_judged_without_a_floor() {
    assertThat(AppendAims.of(List.of(reached("weft durable 10", 1)))).isEmpty();
  }

  private static Result reached(String name, double perSecond) {
    return new Result(
        name,
        new Spread(perSecond, perSecond, perSecond),
        Duration.ofMillis(1),
        Duration.ofMillis(5),
        1,
        500);
  }
}
