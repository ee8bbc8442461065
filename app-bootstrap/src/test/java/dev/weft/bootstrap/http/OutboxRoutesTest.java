package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.domain.json.JsonBoolean;
import dev.weft.domain.json.JsonNumber;
import java.net.http.HttpRequest.BodyPublishers;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The secret of these endpoints is never found, so nothing is ever sent. */
class OutboxRoutesTest {

  private static final String UNKNOWN = "00000000-0000-7000-8000-000000000000";
  private static final String WISHES =
      "\"url\":\"https://hooks.example/in\",\"secret_ref\":\"env:WEFT_NO_SUCH_SECRET\"";

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

  private static Answer register(String more) {
    return api.post("/v1/outbox/endpoints", "{" + WISHES + more + "}");
  }

  private static String endpoint() {
    return register(",\"kinds\":[\"nothing\"]").text("endpoint_id");
  }

  private static Answer patch(String id, String body) {
    return api.send(
        api.request("/v1/outbox/endpoints/" + id)
            .header("Content-Type", "application/json")
            .method("PATCH", BodyPublishers.ofString(body)));
  }

  private static Answer delete(String id, String query) {
    return api.send(
        api.request("/v1/outbox/endpoints/" + id + query)
            .header("Content-Type", "application/json")
            .DELETE());
  }

  private static Answer enqueue(String members) {
    return api.post("/v1/outbox/messages", "{\"kind\":\"note\"" + members + "}");
  }

  private static String message(String endpoint) {
    return enqueue(",\"endpoint_id\":\"" + endpoint + "\",\"payload\":{\"n\":1}")
        .textOfFirst("messages", "message_id");
  }

  @Test
  void an_endpoint_is_made_shown_changed_and_removed() {
    Answer made =
        register(
            ",\"max_batch\":5,\"kinds\":[\"b\",\"a\"],\"namespaces\":[\"shop\"],"
                + "\"ladder\":\"webhook\",\"enabled\":false");
    String id = made.text("endpoint_id");

    assertThat(made.status()).isEqualTo(201);
    assertThat(made.body().toString())
        .isEqualTo(
            "{\"endpoint_id\":\""
                + id
                + "\",\"url\":\"https://hooks.example/in\",\"max_batch\":5,\"kinds\":[\"a\",\"b\"],"
                + "\"namespaces\":[\"shop\"],\"secret_ref\":\"env:WEFT_NO_SUCH_SECRET\","
                + "\"ladder\":\"webhook\",\"enabled\":false,\"paused_until\":null,"
                + "\"breaker\":\"closed\",\"breaker_until\":null,\"consecutive_failures\":0,"
                + "\"parked\":false,\"next_probe_at\":null,\"last_success_at\":null}");
    assertThat(api.get("/v1/outbox/endpoints/" + id).body()).isEqualTo(made.body());
    assertThat(api.get("/v1/outbox/endpoints").each("endpoints")).contains(made.body());
    Answer changed = patch(id, "{\"kinds\":[],\"enabled\":true,\"ladder\":[1000,5000]}");
    assertThat(changed.body().find("enabled")).contains(new JsonBoolean(true));
    assertThat(changed.body().find("ladder").map(Object::toString)).contains("[1000,5000]");
    assertThat(changed.body().find("kinds").map(Object::toString)).contains("[]");
    assertThat(changed.body().find("namespaces").map(Object::toString)).contains("[\"shop\"]");
    assertThat(delete(id, "").text("status")).isEqualTo("removed");
    assertThat(api.get("/v1/outbox/endpoints/" + id).status()).isEqualTo(404);
    assertThat(delete(id, "").status()).isEqualTo(404);
    assertThat(patch(id, "{}").status()).isEqualTo(404);
  }

  @Test
  void an_endpoint_with_an_id_of_its_own_may_be_registered_again() {
    String own =
        ",\"kinds\":[\"nothing\"],\"endpoint_id\":\"11111111-1111-7111-8111-111111111111\"";

    assertThat(register(own).status()).isEqualTo(201);
    assertThat(register(own).status()).isEqualTo(200);
    assertThat(register(own + ",\"max_batch\":2").status()).isEqualTo(409);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"url\":\"https://hooks.example/\"}",
        "{\"url\":\"http://hooks.example/\",\"secret_ref\":\"env:A\"}",
        "{\"url\":\"https://127.0.0.1/\",\"secret_ref\":\"env:A\"}",
        "{\"url\":\"https://hooks.example/\",\"secret_ref\":\"env:A\",\"max_batch\":0}",
        "{\"url\":\"https://hooks.example/\",\"secret_ref\":\"env:A\",\"ladder\":\"steep\"}",
        "{\"url\":\"https://hooks.example/\",\"secret_ref\":\"env:A\",\"enabled\":1}",
        "{\"url\":\"https://hooks.example/\",\"secret_ref\":\"env:A\",\"secret\":\"x\"}"
      })
  void wishes_that_cannot_be_are_refused(String body) {
    assertThat(api.post("/v1/outbox/endpoints", body).status()).isEqualTo(400);
  }

  @Test
  void changes_that_cannot_be_are_refused() {
    String id = endpoint();

    assertThat(patch(id, "{\"url\":\"https://10.0.0.1/\"}").status()).isEqualTo(400);
    assertThat(patch(id, "{\"max_batch\":1001}").status()).isEqualTo(400);
    assertThat(patch("nonsense", "{}").status()).isEqualTo(400);
    assertThat(delete(id, "?abandon=perhaps").status()).isEqualTo(400);
  }

  @Test
  void an_endpoint_with_unsent_messages_goes_only_with_them() {
    String id = endpoint();
    String message = message(id);

    Answer refused = delete(id, "");
    assertThat(refused.status()).isEqualTo(409);
    assertThat(refused.body().find("unsent")).contains(JsonNumber.of(1));
    assertThat(delete(id, "?abandon=true").body().find("abandoned")).contains(JsonNumber.of(1));
    Answer shown = api.get("/v1/outbox/messages/" + message);
    assertThat(shown.text("state")).isEqualTo("abandoned");
    assertThat(shown.text("abandon_reason")).isEqualTo("endpoint_deleted");
  }

  @Test
  void a_message_is_enqueued_shown_and_listed() {
    String id = endpoint();
    Answer made =
        enqueue(
            ",\"endpoint_id\":\""
                + id
                + "\",\"namespace\":\"shop\",\"payload_base64\":\"aGk=\",\"content_type\":"
                + "\"text/plain\",\"ordering_key\":\"k\",\"dedupe_key\":\"once\","
                + "\"not_before\":\"2999-01-01T00:00:00.000Z\"");
    String message = made.textOfFirst("messages", "message_id");

    assertThat(made.status()).isEqualTo(201);
    assertThat(made.textOfFirst("messages", "status")).isEqualTo("created");
    Answer shown = api.get("/v1/outbox/messages/" + message);
    assertThat(shown.text("state")).isEqualTo("pending");
    assertThat(shown.text("due_at")).isEqualTo("2999-01-01T00:00:00.000Z");
    assertThat(shown.text("ordering_key")).isEqualTo("k");
    assertThat(shown.text("namespace")).isEqualTo("shop");
    assertThat(shown.body().toString()).doesNotContain("aGk=");
    Answer again = enqueue(",\"endpoint_id\":\"" + id + "\",\"dedupe_key\":\"once\"");
    assertThat(again.status()).isEqualTo(200);
    assertThat(again.textOfFirst("messages", "status")).isEqualTo("existing");
    assertThat(again.textOfFirst("messages", "message_id")).isEqualTo(message);
    Answer listed = api.get("/v1/outbox/messages?state=pending&endpoint=" + id);
    assertThat(listed.texts("messages", "message_id")).containsExactly(message);
    assertThat(api.get("/v1/outbox/messages?state=sent&endpoint=" + id).each("messages")).isEmpty();
    assertThat(api.get("/v1/outbox/messages/" + message + "/attempts").each("attempts")).isEmpty();
  }

  @Test
  void pages_go_on_where_the_last_one_ended() {
    String id = endpoint();
    message(id);
    message(id);

    Answer first = api.get("/v1/outbox/messages?limit=1&endpoint=" + id);
    Answer second =
        api.get(
            "/v1/outbox/messages?limit=1&endpoint=" + id + "&cursor=" + first.text("next_cursor"));

    assertThat(first.each("messages")).hasSize(1);
    assertThat(second.each("messages"))
        .hasSize(1)
        .doesNotContainAnyElementsOf(first.each("messages"));
    assertThat(second.body().find("next_cursor").map(Object::toString)).contains("null");
  }

  @Test
  void that_nobody_wants_a_message_is_said() {
    Answer nobody = enqueue(",\"namespace\":\"empty\"");

    assertThat(nobody.status()).isEqualTo(200);
    assertThat(nobody.each("messages")).isEmpty();
  }

  @Test
  void a_message_to_subscribers_goes_to_each() {
    String id = register(",\"namespaces\":[\"fan\"]").text("endpoint_id");
    String other = register(",\"namespaces\":[\"fan\"],\"kinds\":[\"note\"]").text("endpoint_id");

    Answer made = enqueue(",\"namespace\":\"fan\"");

    assertThat(made.texts("messages", "endpoint_id")).containsExactlyInAnyOrder(id, other);
  }

  @Test
  void bad_messages_are_refused_and_unknown_ones_not_found() {
    assertThat(api.post("/v1/outbox/messages", "{}").status()).isEqualTo(400);
    Answer unknown = enqueue(",\"endpoint_id\":\"" + UNKNOWN + "\"");
    assertThat(unknown.status()).isEqualTo(400);
    assertThat(unknown.text("field")).isEqualTo("endpoint_id");
    assertThat(enqueue(",\"surprise\":1").status()).isEqualTo(400);
    assertThat(api.get("/v1/outbox/messages/" + UNKNOWN).status()).isEqualTo(404);
    assertThat(api.get("/v1/outbox/messages/" + UNKNOWN + "/attempts").status()).isEqualTo(404);
    assertThat(api.get("/v1/outbox/messages/nonsense").status()).isEqualTo(400);
    assertThat(api.get("/v1/outbox/messages?state=lost").status()).isEqualTo(400);
  }

  @Test
  void stats_count_by_state() {
    String id = endpoint();
    message(id);

    Answer stats = api.get("/v1/outbox/stats?endpoint=" + id);

    assertThat(stats.body().find("pending")).contains(JsonNumber.of(1));
    assertThat(stats.body().toString())
        .contains("\"sent\":{\"count\":0,\"oldest_age_ms\":null}", "\"pending\":{\"count\":1");
    assertThat(api.get("/v1/outbox/stats").status()).isEqualTo(200);
    assertThat(api.get("/v1/outbox/stats?endpoint=" + UNKNOWN).status()).isEqualTo(404);
  }

  @Test
  void waiting_messages_are_made_due() {
    String id = endpoint();
    enqueue(",\"endpoint_id\":\"" + id + "\",\"not_before\":\"2999-01-01T00:00:00.000Z\"");
    String named = "{\"endpoint\":\"" + id + "\",\"force\":true,\"actor\":\"ada\"}";

    assertThat(api.post("/v1/outbox/retry-now", named).body().find("changed"))
        .contains(JsonNumber.of(1));
    assertThat(api.post("/v1/outbox/retry-now", named).body().find("changed"))
        .contains(JsonNumber.of(0));
    assertThat(api.post("/v1/outbox/unpark", "").status()).isEqualTo(200);
    String nobody = "{\"endpoint\":\"" + UNKNOWN + "\"}";
    assertThat(api.post("/v1/outbox/retry-now", nobody).status()).isEqualTo(404);
    assertThat(api.post("/v1/outbox/unpark", nobody).status()).isEqualTo(404);
  }

  @Test
  void a_drain_says_what_it_did_per_kind() {
    String body = "{\"older_than\":\"2999-01-01T00:00:00.000Z\",\"dry_run\":true,\"limit\":10}";

    assertThat(api.post("/v1/outbox/drain", body).body().toString())
        .isEqualTo("{\"dry_run\":true,\"total\":0,\"kinds\":{}}");
    assertThat(api.post("/v1/outbox/drain", "{}").status()).isEqualTo(400);
    assertThat(
            api.post(
                    "/v1/outbox/drain", "{\"older_than\":\"2999-01-01T00:00:00.000Z\",\"limit\":0}")
                .status())
        .isEqualTo(400);
    assertThat(
            api.post(
                    "/v1/outbox/drain",
                    "{\"older_than\":\"2999-01-01T00:00:00.000Z\",\"abandon_reasons\":[\"x\"]}")
                .status())
        .isEqualTo(400);
  }
}
