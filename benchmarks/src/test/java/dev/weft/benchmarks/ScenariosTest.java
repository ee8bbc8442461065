package dev.weft.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.weft.benchmarks.report.Aim;
import dev.weft.benchmarks.server.BenchServer;
import dev.weft.benchmarks.smoke.SmokeScenario;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScenariosTest {

  private static final ObjectMapper JSON = new ObjectMapper();

  private static BenchServer server;

  @BeforeAll
  static void start() throws IOException {
    server = BenchServer.startHasty();
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  @ParameterizedTest
  @CsvSource({
    "drain, --executions=80, weft",
    "steady, --executions=80 --millis=100, db-scheduler",
    "submit, --calls=10, weft 100 + own row",
    "chain, --flows=5, chain",
    "fan-in, --flows=1, 50 of 100",
    "quorum-cancel, --flows=1, 1 of 1000",
    "append, --calls=8, weft durable 100",
    "tail, --millis=50, 1000/s",
    "outbox, --messages=100, weft 4x500",
    "memory, --millis=20, weft in memory",
    "growth, --finished=200 --executions=80, 'append, grown'",
    "nodes, '--executions=80 --nodes=1,2', 2 nodes"
  })
  void a_small_run_of_each_answers_the_promised_object(String scenario, String sizes, String who)
      throws IOException {
    List<String> args = new ArrayList<>(List.of(scenario, "--json", "--rounds=1"));
    args.addAll(List.of(sizes.split(" ")));

    JsonNode report = run(args);

    assertThat(report.get("scenario").asText()).isEqualTo(scenario);
    assertThat(report.fieldNames())
        .toIterable()
        .containsExactly("scenario", "machine", "versions", "results", "aims");
    assertThat(report.get("results"))
        .isNotEmpty()
        .allSatisfy(ScenariosTest::isResult)
        .anySatisfy(result -> assertThat(result.get("name").asText()).isEqualTo(who));
    assertThat(report.get("aims")).isNotEmpty().allSatisfy(ScenariosTest::isAim);
  }

  @Test
  void batches_cost_no_more_statements_commits_and_wal_than_they_may() throws SQLException {
    var smoke = new SmokeScenario(server.lent());

    smoke.run();

    assertThat(smoke.aims()).isNotEmpty().allMatch(Aim::met);
  }

  private static void isResult(JsonNode result) {
    assertThat(result.fieldNames())
        .toIterable()
        .containsExactly(
            "name", "per_s", "p50_ms", "p99_ms", "commits_per_exec", "wal_bytes_per_exec");
    assertThat(result.get("per_s").asDouble()).isPositive();
  }

  private static void isAim(JsonNode aim) {
    assertThat(aim.fieldNames()).toIterable().containsExactly("name", "value", "aim", "met");
    assertThat(aim.get("met").isBoolean()).isTrue();
  }

  private static JsonNode run(List<String> args) throws IOException {
    var out = new StringWriter();
    var errors = new StringWriter();
    int code =
        BenchMain.commandLine(server::lent)
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(errors, true))
            .execute(args.toArray(String[]::new));
    assertThat(code).as("%s", errors).isZero();
    assertThat(out.toString().lines()).hasSize(1);
    return JSON.readTree(out.toString());
  }
}
