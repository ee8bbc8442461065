package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.domain.json.JsonArray;
import dev.weft.domain.json.JsonNull;
import dev.weft.domain.json.JsonNumber;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class SubmitRoutesTest {

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
  void a_key_answers_created_then_existing_then_conflict() {
    String first = "{\"kind\":\"a\",\"idempotency_key\":\"k\",\"payload\":1}";
    Answer created = api.post("/v1/executions", first);
    Answer existing = api.post("/v1/executions", first);
    Answer conflict = api.post("/v1/executions", first.replace("1}", "2}"));

    assertThat(created.status()).isEqualTo(201);
    assertThat(existing.status()).isEqualTo(200);
    assertThat(existing.text("execution_id")).isEqualTo(created.text("execution_id"));
    assertThat(conflict.status()).isEqualTo(409);
    assertThat(conflict.text("code")).isEqualTo("conflict");
  }

  @Test
  void every_option_is_shown_by_describe() {
    Answer created =
        api.post(
            "/v1/executions",
            """
            {"kind":"a","lane":"gpu","namespace":"shop","priority":5,"max_reclaims":2,
             "required_capabilities":["cuda"],"run_at":"2099-01-01T00:00:00Z",
             "deadline":"2099-02-01T00:00:00.5+00:00","attempt_timeout_ms":1500,
             "retry":{"max_retries":1,"initial_ms":10,"multiplier":1.5,"max_ms":20,"jitter":0.5},
             "tags":{"team.owner":"x"},"instance_tag":{"key":"app.id","value":"7"}}""");

    JsonObject described =
        api.get("/v1/executions/" + created.text("execution_id").replaceAll("[{}]", "")).body();

    assertThat(described.find("partition")).contains(JsonNumber.of(144));
    assertThat(described.find("public_state")).contains(new JsonString("delayed"));
    assertThat(described.find("run_at")).contains(new JsonString("2099-01-01T00:00:00.000Z"));
    assertThat(described.find("deadline_at")).contains(new JsonString("2099-02-01T00:00:00.500Z"));
    assertThat(described.find("attempt_index")).contains(JsonNull.NULL);
    assertThat(described.find("retry").orElseThrow().toString())
        .isEqualTo(
            "{\"max_retries\":1,\"initial_ms\":10,\"multiplier\":1.5,\"max_ms\":20,\"jitter\":0.5}");
    assertThat(described.find("required_capabilities"))
        .contains(JsonArray.of(new JsonString("cuda")));
    assertThat(described.find("attempt_timeout_ms")).contains(JsonNumber.of(1500));
    assertThat(described.find("instance_tag").orElseThrow().toString())
        .isEqualTo("{\"key\":\"app.id\",\"value\":\"7\"}");
  }

  @Test
  void a_batch_with_bad_items_stores_nothing_and_lists_every_problem() {
    Answer refused =
        api.post(
            "/v1/executions:batch",
            """
            {"executions":[{"kind":"a","idempotency_key":"batch"},{"kind":"b c","colour":1},
             {"kind":"a","retry":{"max_retries":-1}},{"payload":{}}]}""");
    Answer again = api.post("/v1/executions", "{\"kind\":\"a\",\"idempotency_key\":\"batch\"}");

    assertThat(refused.status()).isEqualTo(400);
    assertThat(((JsonArray) refused.body().find("problems").orElseThrow()).elements())
        .extracting(problem -> ((JsonObject) problem).find("field").orElseThrow().toString())
        .containsExactly(
            "\"executions[1].kind\"",
            "\"executions[1].colour\"",
            "\"executions[2].retry.max_retries\"",
            "\"executions[3].kind\"");
    assertThat(again.status()).isEqualTo(201);
  }

  @Test
  void a_batch_answers_one_status_per_item() {
    Answer answer =
        api.post(
            "/v1/executions:batch",
            """
            {"executions":[{"kind":"a","idempotency_key":"twice"},
             {"kind":"a","idempotency_key":"twice"},{"kind":"b","idempotency_key":"twice"}]}""");

    assertThat(answer.status()).isEqualTo(200);
    assertThat(((JsonArray) answer.body().find("items").orElseThrow()).elements())
        .extracting(item -> ((JsonObject) item).find("status").orElseThrow().toString())
        .containsExactly("\"created\"", "\"existing\"", "\"conflict\"");
  }
}
