package dev.weft.bootstrap.process;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.json.JacksonJsonCodec;
import dev.weft.adapter.json.JsonLimits;
import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.bootstrap.crash.Invariants;
import dev.weft.port.out.json.JsonCodec.ParseResult;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Servers as processes of their own, on one database: killed, started again, side by side. */
@Timeout(300)
class ServerStoriesTest {

  private static final int WORK = 1_000;
  private static final String TOKEN = "canary-token-" + "c".repeat(50);

  @TempDir private Path folder;

  private final HttpClient http = HttpClient.newHttpClient();
  private PostgresFixture database;

  @BeforeEach
  void open() {
    database = PostgresFixture.migrated();
  }

  @AfterEach
  void drop() {
    http.close();
    database.drop();
  }

  @Test
  void a_server_killed_in_the_middle_and_started_again_finishes_everything() throws Exception {
    try (WeftProcess doomed = server(Map.of(), "--workers", "4")) {
      submit(doomed.address(), i -> i % 2 == 0 ? "" : ",\"run_at\":\"2999-01-01T00:00:00Z\"");
      awaitCompleted(WORK / 10);
      doomed.kill();
    }
    int before = completed();
    database.executeAsOwner("UPDATE weft.live SET run_at = weft.now_ms() WHERE phase = 1");

    try (WeftProcess again = server(Map.of(), "--workers", "4")) {
      again.address();
      awaitCompleted(WORK);
      assertThat(again.terminate()).as(again.log()).isEqualTo(143);
    }

    assertThat(before).isLessThan(WORK);
    assertThat(rows("SELECT public_state, count(*) FROM weft_inspect.execution GROUP BY 1"))
        .containsExactly("completed | " + WORK);
    assertThat(Invariants.CHECKS).allSatisfy(check -> assertThat(rows(check)).isEmpty());
  }

  @Test
  void two_servers_on_one_database_share_the_work() throws Exception {
    try (WeftProcess one = server(Map.of(), "--workers", "2");
        WeftProcess other = server(Map.of(), "--workers", "2")) {
      URI first = one.address();
      other.address();
      int work = 0;
      do {
        submit(first, i -> "");
        work += WORK;
        awaitCompleted(work);
      } while (workers().size() < 2);

      assertThat(workers())
          .containsExactlyInAnyOrder(
              String.valueOf(one.process().pid()), String.valueOf(other.process().pid()));
      assertThat(rows("SELECT count(*) FROM weft_inspect.attempt"))
          .containsExactly(String.valueOf(work));
      assertThat(Invariants.CHECKS).allSatisfy(check -> assertThat(rows(check)).isEmpty());
    }
  }

  @Test
  void a_log_for_programs_has_one_object_per_line_and_no_log_tells_a_secret() throws Exception {
    for (String more : List.of("--log-json", "--poll-ms=400")) {
      try (WeftProcess server =
          server(Map.of("WEFT_TOKENS", "operate:" + TOKEN, "WEFT_LOG", "debug"), more)) {
        URI address = server.address();
        assertThat(ask(address, "/v1/executions/a%0ab", TOKEN).statusCode()).isEqualTo(400);
        assertThat(ask(address, "/readyz", TOKEN + "x").statusCode()).isEqualTo(401);
        assertThat(ask(address, "/v1/lanes?" + TOKEN, "none").body()).doesNotContain(TOKEN);
        server.terminate();

        assertThat(server.log()).contains(" 401 in ").doesNotContain(TOKEN);
        assertThat(server.log()).doesNotContain("weft_suite").doesNotContain("a\nb");
        if (more.equals("--log-json")) {
          assertThat(server.log().lines()).isNotEmpty().allMatch(ServerStoriesTest::isObject);
          assertThat(server.log()).contains("\"execution\":\"a.b\"");
        }
      }
    }
  }

  private static boolean isObject(String line) {
    return line.startsWith("{")
        && new JacksonJsonCodec(JsonLimits.DEFAULT).parse(line.getBytes(StandardCharsets.UTF_8))
            instanceof ParseResult.Parsed;
  }

  private WeftProcess server(Map<String, String> environment, String... more) throws IOException {
    return ServerProcess.started(database, folder, environment, more);
  }

  /** The servers that did any of the work; who is held up for long enough does none of a little. */
  private List<String> workers() {
    return rows("SELECT DISTINCT split_part(worker_instance_id, '-', 2) FROM weft_inspect.attempt");
  }

  private void submit(URI address, IntFunction<String> more) throws Exception {
    for (int from = 0; from < WORK; from += 500) {
      String batch =
          IntStream.range(from, from + 500)
              .mapToObj(
                  i ->
                      "{\"kind\":\"count-primes\",\"lane\":\"demo\",\"payload\":{\"below\":"
                          + (i + 2)
                          + "}"
                          + more.apply(i)
                          + "}")
              .collect(Collectors.joining(",", "{\"executions\":[", "]}"));
      HttpRequest request =
          HttpRequest.newBuilder(address.resolve("/v1/executions:batch"))
              .header("Content-Type", "application/json")
              .POST(BodyPublishers.ofString(batch))
              .build();
      assertThat(http.send(request, BodyHandlers.ofString()).statusCode()).isEqualTo(200);
    }
  }

  private HttpResponse<String> ask(URI address, String path, String token) throws Exception {
    return http.send(
        HttpRequest.newBuilder(address.resolve(path))
            .header("Authorization", "Bearer " + token)
            .build(),
        BodyHandlers.ofString());
  }

  /** The database waits between two looks, so that nobody here has to. */
  private void awaitCompleted(int atLeast) {
    while (completed() < atLeast) {
      rows("SELECT pg_sleep(0.05)");
    }
  }

  private int completed() {
    return Integer.parseInt(
        rows("SELECT count(*) FROM weft_inspect.completion WHERE outcome = 'success'").getFirst());
  }

  private List<String> rows(String sql) {
    return Sql.rows(database.owner(), sql);
  }
}
