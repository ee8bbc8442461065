package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.Work;
import dev.weft.bootstrap.config.ApiTokens;
import dev.weft.bootstrap.config.Role;
import dev.weft.bootstrap.config.Secret;
import dev.weft.bootstrap.http.route.Route;
import dev.weft.domain.json.JsonObject;
import dev.weft.domain.json.JsonString;
import java.net.http.HttpRequest.BodyPublishers;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class AuditRoutesTest {

  private Engine engine;
  private Api api;
  private Work work;

  /** How each action of an operator is called; one that is not here fails the test below. */
  private final Map<String, Runnable> actions =
      Map.ofEntries(
          Map.entry("cancel_execution", () -> work.operate(work.submit(), "cancel", "{}")),
          Map.entry(
              "change_priority", () -> work.operate(work.submit(), "priority", "{\"priority\":7}")),
          Map.entry("revoke_lease", () -> work.operate(work.submit(), "revoke-lease", "{}")),
          Map.entry("replay_execution", () -> work.operate(work.submit(), "replay", "{}")),
          Map.entry("pause_lane", () -> api.post("/v1/lanes/a/pause", "{}")),
          Map.entry("resume_lane", () -> api.post("/v1/lanes/a/resume", "{}")),
          Map.entry("reconcile", () -> api.post("/v1/admin/reconcile/lease-reaper", "{}")),
          Map.entry("register_endpoint", () -> endpoint()),
          Map.entry("change_endpoint", () -> toEndpoint("PATCH", "{\"enabled\":true}")),
          Map.entry("remove_endpoint", () -> toEndpoint("DELETE", "")),
          Map.entry("retry_messages", () -> api.post("/v1/outbox/retry-now", "{}")),
          Map.entry(
              "drain_outbox",
              () -> api.post("/v1/outbox/drain", "{\"older_than\":\"2020-01-01T00:00:00Z\"}")),
          Map.entry("unpark_messages", () -> api.post("/v1/outbox/unpark", "{}")),
          Map.entry("cancel_flow", this::cancelFlow));

  private String endpoint() {
    String wishes = "{\"url\":\"https://hooks.example/\",\"secret_ref\":\"env:NONE\"}";
    return api.post("/v1/outbox/endpoints", wishes).text("endpoint_id");
  }

  private Answer toEndpoint(String method, String body) {
    return api.send(
        api.request("/v1/outbox/endpoints/" + endpoint())
            .header("Content-Type", "application/json")
            .method(method, BodyPublishers.ofString(body)));
  }

  @BeforeEach
  void start() {
    engine = Engines.inMemory();
    api = new Api(engine);
    work = new Work(api, "default");
  }

  @AfterEach
  void stop() {
    engine.close();
  }

  private void cancelFlow() {
    String flow = api.post("/v1/flows", "{\"kind\":\"k\"}").text("flow_id");
    api.post("/v1/flows/" + flow + "/cancel", "{\"policy\":\"flow_only\"}");
  }

  @Test
  void every_change_only_an_operator_may_make_is_written_down_under_the_name_of_its_route() {
    List<String> names =
        engine.routes().all().stream()
            .filter(route -> route.role().filter(Role.OPERATE::equals).isPresent())
            .filter(route -> !route.method().name().equals("GET"))
            .map(Route::name)
            .toList();

    assertThat(actions.keySet()).containsExactlyInAnyOrderElementsOf(names);
    names.forEach(
        name -> {
          actions.get(name).run();
          assertThat(newest().find("action")).contains(new JsonString(name));
        });
  }

  @Test
  void a_line_tells_who_what_from_where_and_what_came_of_it() {
    String id = work.submit();

    Answer cancelled =
        work.operate(id, "cancel", "{\"actor\":\"ada\",\"reason\":\"<script>alert(1)</script>\"}");

    JsonObject line = newest();
    assertThat(text(line, "actor")).isEqualTo("ada");
    assertThat(text(line, "reason")).isEqualTo("<script>alert(1)</script>");
    assertThat(text(line, "target").replaceAll("[{}]", "")).isEqualTo(id);
    assertThat(text(line, "result")).isEqualTo("done");
    assertThat(text(line, "address")).isEqualTo("127.0.0.1");
    assertThat(text(line, "token")).isEqualTo("none");
    assertThat(text(line, "request_id"))
        .isEqualTo(cancelled.raw().headers().firstValue("X-Request-Id").orElseThrow());
  }

  @Test
  void what_was_not_acceptable_leaves_no_line() {
    work.operate(work.submit(), "cancel", "{\"surprise\":1}");

    assertThat(api.get("/v1/admin/audit").each("actions")).isEmpty();
  }

  @Test
  void lines_come_in_pages() {
    for (int i = 0; i < 5; i++) {
      api.post("/v1/lanes/lane-" + i + "/pause", "{}");
    }

    Answer first = api.get("/v1/admin/audit?limit=3");
    Answer second =
        api.get("/v1/admin/audit?limit=3&before=" + first.body().find("next_before").orElseThrow());

    assertThat(first.texts("actions", "target")).containsExactly("lane-4", "lane-3", "lane-2");
    assertThat(second.texts("actions", "target")).containsExactly("lane-1", "lane-0");
    assertThat(api.get("/v1/admin/audit?before=x").status()).isEqualTo(400);
  }

  @Test
  void a_token_is_told_apart_from_another_and_not_given_away() {
    String one = "1".repeat(64);
    String other = "2".repeat(64);
    try (Engine guarded =
        Engines.guardedBy(ApiTokens.parse(List.of(new Secret(one), new Secret(other))))) {
      Api with = new Api(guarded);
      pause(with, one);
      pause(with, other);
      Answer lines =
          with.send(with.request("/v1/admin/audit").header("Authorization", "Bearer " + one));

      assertThat(lines.texts("actions", "token").stream().collect(Collectors.toSet())).hasSize(2);
      assertThat(lines.body().toString()).doesNotContain(one).doesNotContain(other);
    }
  }

  private static void pause(Api with, String token) {
    with.send(
        with.request("/v1/lanes/a/pause")
            .header("Authorization", "Bearer " + token)
            .header("Content-Type", "application/json")
            .POST(BodyPublishers.ofString("{}")));
  }

  private JsonObject newest() {
    return api.get("/v1/admin/audit?limit=1").first("actions");
  }

  private static String text(JsonObject line, String name) {
    return ((JsonString) line.find(name).orElseThrow()).value();
  }
}
