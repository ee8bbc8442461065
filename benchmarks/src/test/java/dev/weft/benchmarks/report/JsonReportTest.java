package dev.weft.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.weft.benchmarks.measure.Spread;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JsonReportTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  @Test
  void a_report_is_one_object_of_the_promised_shape() throws IOException {
    var report =
        new ScenarioReport(
            "drain",
            Machines.slow(),
            new Versions(Map.of("postgresql", "18.6", "jobrunr", "8.7.0")),
            List.of(result()),
            List.of(Aim.atLeast("rate, times that of jobrunr", 20, 15)));

    var json = JsonReport.of(report);

    assertThat(JSON.readTree(json)).isEqualTo(expected());
  }

  private static Result result() {
    return new Result(
        "weft",
        new Spread(33_912.3456, 30_000, 36_000),
        Duration.ofNanos(512_345),
        Duration.ofMillis(3),
        0.0201,
        773.4);
  }

  private static JsonNode expected() throws IOException {
    return JSON.readTree(
        """
        {"scenario": "drain",
         "machine": {"os": "Linux 6", "arch": "amd64", "cores": 2, "memory_mb": 24000, "java": "25",
                     "late_wake_p99_ms": 2.0, "late_wake_max_ms": 31.0, "stolen_share": 0.07},
         "versions": {"jobrunr": "8.7.0", "postgresql": "18.6"},
         "results": [{"name": "weft", "per_s": 33912.0, "p50_ms": 0.51235, "p99_ms": 3.0,
                      "commits_per_exec": 0.0201, "wal_bytes_per_exec": 773.4}],
         "aims": [{"name": "rate, times that of jobrunr, at least", "value": 20.0, "aim": 15.0,
                   "met": true}]}
        """);
  }

  @Test
  void a_report_without_aims_has_an_empty_list() throws IOException {
    var report =
        new ScenarioReport("drain", Machines.slow(), new Versions(Map.of()), List.of(), List.of());

    var json = JSON.readTree(JsonReport.of(report));

    assertThat(json.get("aims")).isEqualTo(JSON.createArrayNode());
    assertThat(json.get("results")).isEqualTo(JSON.createArrayNode());
  }
}
