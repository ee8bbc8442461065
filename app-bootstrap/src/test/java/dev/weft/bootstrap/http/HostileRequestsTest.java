package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is meant to hurt is refused by its status, tells nothing of the inside, stores nothing. */
class HostileRequestsTest {

  private static Engine engine;
  private static Api api;

  @BeforeAll
  static void start() {
    engine = Engines.inMemory();
    api = new Api(engine);
  }

  @AfterAll
  static void stop() {
    engine.close();
  }

  static Stream<Arguments> bodies() {
    String bomb = "{\"a\":".repeat(100_000) + "1" + "}".repeat(100_000);
    String wide = "{\"kind\":\"a\",\"payload\":\"" + "x".repeat(20 << 20) + "\"}";
    return Stream.of(
        arguments("/v1/executions", wide, 413),
        arguments("/v1/executions:batch", "{\"executions\":[" + wide + "]}", 413),
        arguments("/v1/executions", "{\"kind\":\"a\",\"payload\":" + bomb + "}", 400),
        arguments("/v1/executions", "{\"kind\":\"a\",\"priority\":1e999999999}", 400),
        arguments("/v1/executions", "{\"kind\":\"<script>alert(1)</script>\"}", 400),
        arguments("/v1/executions", "{\"kind\":\"a\",\"namespace\":\"'; DROP TABLE x;--\"}", 400),
        arguments("/v1/executions", "{\"kind\":\"a\\u0000\"}", 400),
        arguments("/v1/executions", "{\"kind\":\"a\\u202e\"}", 400),
        arguments("/v1/lanes/%3Cscript%3E%00/pause", "{}", 400),
        arguments("/v1/lanes/..%2f..%2fetc/pause", "{\"reason\":7}", 400));
  }

  @ParameterizedTest
  @MethodSource("bodies")
  void a_hostile_body_is_refused(String path, String body, int status) {
    Answer refused = api.post(path, body);

    assertRefused(refused, status);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "limit=1000000000",
        "limit=0",
        "limit=-1",
        "limit=501",
        "limit=1e3",
        "limit=١",
        "cursor=%00",
        "cursor=' OR 1=1 --",
        "namespace=' OR ''='",
        "state=\" OR 1=1",
        "sort=1;DROP TABLE weft.live",
        "limit=1&limit=2"
      })
  void a_hostile_query_is_refused(String query) {
    String escaped =
        Stream.of(query.split("&"))
            .map(pair -> pair.split("=", 2))
            .map(pair -> pair[0] + "=" + URLEncoder.encode(pair[1], StandardCharsets.UTF_8))
            .reduce((one, other) -> one + "&" + other)
            .orElseThrow();

    assertRefused(api.get("/v1/executions?" + escaped), 400);
  }

  @Test
  void an_address_that_is_too_long_is_refused() {
    Answer refused = api.get("/v1/executions?cursor=" + "x".repeat(8_200));

    assertRefused(refused, 414);
    assertThat(refused.text("code")).isEqualTo("uri_too_long");
  }

  @Test
  void what_may_be_a_lane_is_kept_as_text_and_answered_as_json() {
    String lane = "<img src=x onerror=alert(1)>";
    api.post("/v1/executions", "{\"kind\":\"a\",\"lane\":\"" + lane + "\"}");

    Answer lanes = api.get("/v1/lanes");

    assertThat(lanes.type()).isEqualTo("application/json");
    assertThat(lanes.raw().headers().firstValue("X-Content-Type-Options")).contains("nosniff");
    assertThat(lanes.texts("lanes", "lane")).contains(lane);
  }

  private static void assertRefused(Answer refused, int status) {
    assertThat(refused.status()).as(refused.body().toString()).isEqualTo(status);
    assertThat(refused.type()).isEqualTo("application/problem+json");
    assertThat(refused.text("request_id")).isNotEqualTo("absent");
    assertThat(new String(refused.raw().body(), StandardCharsets.UTF_8))
        .doesNotContain("Exception")
        .doesNotContain("dev.weft")
        .doesNotContain("at io.")
        .doesNotContain(".java");
    assertThat(api.get("/v1/executions?namespace=default").each("executions"))
        .allMatch(execution -> execution.toString().contains("<img src=x"));
  }
}
