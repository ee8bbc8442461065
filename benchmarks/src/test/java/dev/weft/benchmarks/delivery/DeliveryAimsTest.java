package dev.weft.benchmarks.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.benchmarks.measure.Spread;
import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.report.Result;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class DeliveryAimsTest {

  private static Result rate(String name, double perSecond) {
    return new Result(
        name,
        new Spread(perSecond, perSecond, perSecond),
        Duration.ofMillis(1),
        Duration.ofMillis(2),
        0.1,
        700);
  }

  @Test
  void rate_statements_and_doubles_are_judged() {
    List<Result> results =
        List.of(
            rate("weft 4x500", 9_000),
            rate("row by row 1x500", 900),
            rate("row by row 4x500", 1_000));

    List<Aim> aims = DeliveryAims.of(results, 0.02, new ClaimStorm.Outcome(50_000, 0));

    assertThat(aims)
        .containsExactly(
            new Aim("weft 4x500, times row by row 1x500, at least", 10, 8, true),
            new Aim("weft 4x500, times row by row 4x500, at least", 9, 8, true),
            new Aim("statements per message at 4x500, at most", 0.02, 0.05, true),
            new Aim("messages held twice in 50000 claims, at most", 0, 0, true));
  }

  @Test
  void single_messages_are_judged_by_rate_statements_and_a_busy_receiver() {
    List<Result> results =
        List.of(
            rate("weft 4x1", 4_000), rate("row by row 4x1", 1_000), rate("weft 16x1 20 ms", 720));

    List<Aim> aims = DeliveryAims.of(results, 0.02, new ClaimStorm.Outcome(50_000, 0));

    assertThat(aims)
        .startsWith(
            new Aim("weft 4x1, times row by row 4x1, at least", 4, 5, false),
            new Aim("statements per message at 4x1, at most", 0, 0.25, true),
            new Aim("weft 16x1 20 ms, share of what the receiver takes, at least", 0.9, 0.8, true));
  }

  @Test
  void one_message_held_twice_is_one_too_many() {
    List<Aim> aims =
        DeliveryAims.of(List.of(rate("weft 4x500", 1)), 0.06, new ClaimStorm.Outcome(50_000, 1));

    assertThat(aims).extracting(Aim::met).containsExactly(false, false);
  }

  @Test
  void a_shape_is_said_in_short() {
    assertThat(new Lanes(16, 4, 64, Duration.ofMillis(20))).hasToString("16x64 20 ms");
    assertThat(new Lanes(4, 1, 500, Duration.ZERO)).hasToString("4x500");
  }
}
