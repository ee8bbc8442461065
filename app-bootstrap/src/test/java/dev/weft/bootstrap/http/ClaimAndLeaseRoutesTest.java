package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import java.net.http.HttpClient;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ClaimAndLeaseRoutesTest {

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

  @Test
  void bytes_travel_in_base64_with_their_content_type() {
    submit("bytes", "\"payload_base64\":\"aGk=\",\"content_type\":\"text/plain\"");
    Answer claimed = claim("bytes", 0);
    complete(claimed, "\"result_base64\":\"AAE=\"");
    String id = claimed.textOfFirst("claims", "execution_id").replaceAll("[{}]", "");

    assertThat(claimed.textOfFirst("claims", "content_type")).isEqualTo("text/plain");
    assertThat(claimed.textOfFirst("claims", "payload_base64")).isEqualTo("aGk=");
    assertThat(claimed.first("claims").find("payload")).isEmpty();
    assertThat(api.get("/v1/executions/" + id + "/result").text("result_base64")).isEqualTo("AAE=");
  }

  @Test
  void bytes_that_only_claim_to_be_json_come_back_in_base64() {
    submit("broken", "\"payload_base64\":\"ew==\",\"content_type\":\"application/json\"");

    assertThat(claim("broken", 0).textOfFirst("claims", "payload_base64")).isEqualTo("ew==");
  }

  @Test
  void a_claim_that_waits_is_woken_by_a_submit() {
    CompletableFuture<HttpResponse<String>> waiting =
        HttpClient.newHttpClient()
            .sendAsync(
                api.request("/v1/claims")
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString(wish("woken", 20_000)))
                    .build(),
                BodyHandlers.ofString());
    submit("woken", "\"payload\":{}");

    assertThat(waiting.join().body()).contains("\"kind\":\"work\"");
  }

  @Test
  void a_claim_without_work_answers_an_empty_list() {
    assertThat(claim("empty", 10).body().toString()).isEqualTo("{\"claims\":[]}");
  }

  @Test
  void a_repeated_complete_answers_the_same() {
    submit("repeat", "\"payload\":{}");
    Answer claimed = claim("repeat", 0);

    assertThat(complete(claimed, "\"result\":1").body())
        .isEqualTo(complete(claimed, "\"result\":1").body());
  }

  @Test
  void one_bad_item_never_hurts_its_neighbours() {
    submit("mixed", "\"payload\":{}");
    String handle = claim("mixed", 0).textOfFirst("claims", "handle");
    String unknown = handle.replaceFirst("^fp:\\d+:.{8}", "fp:0:00000000");

    Answer answer =
        api.post(
            "/v1/leases/complete",
            "{\"items\":[{\"handle\":\"nonsense\"},{\"handle\":\"%s\"},{\"handle\":\"%s\"}]}"
                .formatted(unknown, handle));

    assertThat(answer.status()).isEqualTo(200);
    assertThat(((JsonArray) answer.body().find("items").orElseThrow()).elements())
        .extracting(item -> ((JsonString) ((JsonObject) item).find("status").orElseThrow()).value())
        .containsExactly("invalid_input", "not_found", "completed");
  }

  @Test
  void a_wish_out_of_range_is_refused_with_all_its_problems() {
    Answer refused =
        api.post(
            "/v1/claims",
            "{\"worker_id\":\"w\",\"max\":0,\"lease_ms\":1,\"wait_ms\":30001,\"lane\":\"\"}");

    assertThat(((JsonArray) refused.body().find("problems").orElseThrow()).elements())
        .extracting(
            problem -> ((JsonString) ((JsonObject) problem).find("field").orElseThrow()).value())
        .containsExactly("lane", "worker_instance_id", "max", "lease_ms", "wait_ms");
  }

  private static void submit(String lane, String payload) {
    Answer created =
        api.post("/v1/executions", "{\"kind\":\"work\",\"lane\":\"" + lane + "\"," + payload + "}");
    assertThat(created.status()).isEqualTo(201);
  }

  private static Answer claim(String lane, int waitMillis) {
    return api.post("/v1/claims", wish(lane, waitMillis));
  }

  private static String wish(String lane, int waitMillis) {
    return "{\"lane\":\"%s\",\"worker_id\":\"w\",\"worker_instance_id\":\"i\",\"wait_ms\":%d}"
        .formatted(lane, waitMillis);
  }

  private static Answer complete(Answer claimed, String result) {
    String handle = claimed.textOfFirst("claims", "handle");
    return api.post(
        "/v1/leases/complete", "{\"items\":[{\"handle\":\"" + handle + "\"," + result + "}]}");
  }
}
