package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import java.net.http.HttpRequest.BodyPublishers;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every route of the API answers at its path, and only to its method. */
class RouteTableTest {

  private static final String ID = "fp:7:00000000-0000-7000-8000-000000000000";

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

  @ParameterizedTest
  @CsvSource({
    "GET, /livez",
    "GET, /readyz",
    "POST, /v1/executions:batch",
    "POST, /v1/claims",
    "POST, /v1/leases/renew",
    "POST, /v1/leases/complete",
    "POST, /v1/leases/fail",
    "POST, /v1/leases/delay",
    "GET, /v1/executions/{id}",
    "GET, /v1/executions/{id}/attempts",
    "GET, /v1/executions/{id}/result",
    "GET, /v1/executions/{id}/explain",
    "POST, /v1/executions/{id}/cancel",
    "POST, /v1/executions/{id}/replay",
    "POST, /v1/executions/{id}/priority",
    "POST, /v1/executions/{id}/revoke-lease",
    "GET, /v1/lanes",
    "POST, /v1/lanes/default/pause",
    "POST, /v1/lanes/default/resume",
    "GET, /v1/workers",
    "GET, /v1/streams/{id}/0/summary",
    "GET, /v1/streams/{id}/0/tail",
    "POST, /v1/admin/reconcile/lease-reaper"
  })
  void a_route_answers_to_its_own_method(String method, String path) {
    String there = path.replace("{id}", ID);
    String other = method.equals("GET") ? "POST" : "GET";

    assertThat(send(method, there).text("detail")).isNotEqualTo("nothing answers at this path");
    assertThat(send(method, there).status()).isNotIn(405, 500);
    assertThat(send(other, there).status()).isEqualTo(405);
  }

  private static Answer send(String method, String path) {
    return api.send(
        api.request(path)
            .header("Content-Type", "application/json")
            .method(method, BodyPublishers.ofString(method.equals("GET") ? "" : "{}")));
  }
}
