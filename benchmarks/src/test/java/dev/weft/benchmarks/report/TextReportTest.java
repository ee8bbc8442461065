package dev.weft.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.benchmarks.measure.Spread;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TextReportTest {

  @Test
  void a_table_shows_rates_and_ratios() {
    var report =
        new ScenarioReport(
            "drain",
            Machines.slow(),
            new Versions(Map.of("postgresql", "18.6")),
            List.of(reached("fast", 3000), reached("slow", 1000)),
            List.of(Aim.atMost("ack p99 in ms", 6, 5)));

    var text = TextReport.of(report);

    assertThat(text)
        .contains("drain on Linux 6 amd64, 2 cores, 24000 MB, Java 25")
        .contains("woken late by p99 2.0 ms, at most 31 ms; 7.0 % of the processors stolen")
        .containsPattern("fast +3000 +2900..3100 +1.00 +2.00 +0.500 +0.030 +800")
        .containsPattern("fast +1.00 +3.00")
        .containsPattern("slow +0.33 +1.00")
        .contains("MISSED ack p99 in ms, at most 5.00: 6.000");
  }

  private static Result reached(String name, double perSecond) {
    return new Result(
        name,
        new Spread(perSecond, perSecond - 100, perSecond + 100),
        Duration.ofMillis(1),
        Duration.ofMillis(2),
        0.5,
        0.03,
        800);
  }
}
