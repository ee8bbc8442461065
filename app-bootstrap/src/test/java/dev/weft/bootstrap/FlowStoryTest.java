package dev.weft.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.config.StorageSettings;
import java.nio.file.Path;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FlowStoryTest {

  @Test
  void on_the_embedded_database(@TempDir Path folder) {
    try (Engine engine = Engines.on(new StorageSettings.Embedded(folder))) {
      new FlowStory(new Api(engine), "shop").tell();
    }
  }

  @Nested
  class InMemory {

    private final Engine engine = Engines.inMemory();
    private final Api api = new Api(engine);

    @AfterEach
    void stop() {
      engine.close();
    }

    @Test
    void the_same_story() {
      new FlowStory(api, "shop").tell();
    }

    @Test
    void a_graph_with_problems_is_refused_with_all_of_them_and_stores_nothing() {
      String id = UUID.randomUUID().toString();

      Answer refused =
          api.post(
              "/v1/flows",
              ("{\"flow_id\":\"%s\",\"kind\":\"k\",\"graph\":{\"nodes\":[{\"key\":\"a\",\"kind\":\"w\"},"
                      + "{\"key\":\"b\",\"kind\":\"w\"}],\"edges\":[{\"from\":\"a\",\"to\":\"b\"},"
                      + "{\"from\":\"b\",\"to\":\"a\"},{\"from\":\"a\",\"to\":\"zz\"}]}}")
                  .formatted(id));

      assertThat(refused.status()).isEqualTo(422);
      assertThat(refused.text("code")).isEqualTo("graph_refused");
      assertThat(refused.each("problems")).hasSizeGreaterThanOrEqualTo(2);
      assertThat(api.get("/v1/flows/" + id).status()).isEqualTo(404);
    }

    @Test
    void the_incremental_path_builds_the_same_join() {
      String flow = "/v1/flows/" + api.post("/v1/flows", "{\"kind\":\"k\"}").text("flow_id");
      String up = member(flow, "up");
      String down = member(flow, "down");
      assertThat(
              api.post(
                      flow + "/groups/" + down + "/policy",
                      "{\"policy\":{\"kind\":\"any_of\",\"on_satisfied\":\"let_run\"}}")
                  .text("status"))
          .isEqualTo("set");
      String edge = UUID.randomUUID().toString();
      String named = "{\"edge_id\":\"%s\",\"from\":\"%s\",\"to\":\"%s\",\"expected_revision\":%d}";

      assertThat(api.post(flow + "/edges", named.formatted(edge, up, down, 1)).text("code"))
          .isEqualTo("contention");
      assertThat(api.post(flow + "/edges", named.formatted(edge, up, down, 3)).status())
          .isEqualTo(201);
      assertThat(api.post(flow + "/edges", named.formatted(edge, up, down, 3)).status())
          .isEqualTo(200);
      assertThat(api.post(flow + "/edges/" + edge + "/apply", "").text("state"))
          .isEqualTo("applied");
      assertThat(api.post(flow + "/seal", "").text("status")).isEqualTo("sealed");
      assertThat(api.get("/v1/executions/" + up).text("public_state")).isEqualTo("waiting");
      assertThat(api.get("/v1/executions/" + down).text("public_state"))
          .isEqualTo("waiting_children");
    }

    @Test
    void a_cancelled_flow_takes_its_members_along_and_no_graph_calls() {
      String flow = "/v1/flows/" + api.post("/v1/flows", "{\"kind\":\"k\"}").text("flow_id");
      String member = member(flow, "one");

      Answer cancelled =
          api.post(flow + "/cancel", "{\"policy\":\"cancel_all\",\"reason\":\"enough\"}");

      assertThat(cancelled.status()).isEqualTo(200);
      assertThat(cancelled.body().find("members").orElseThrow().toString()).contains("fp:");
      assertThat(api.get("/v1/executions/" + member).text("public_state")).isEqualTo("cancelled");
      assertThat(api.get(flow).text("state")).isEqualTo("cancelled");
      assertThat(api.post(flow + "/seal", "").status()).isEqualTo(409);
    }

    private String member(String flow, String key) {
      return api.post(flow + "/members", "{\"kind\":\"w\",\"key\":\"" + key + "\"}")
          .text("execution_id")
          .replaceAll("[{}]", "");
    }
  }
}
