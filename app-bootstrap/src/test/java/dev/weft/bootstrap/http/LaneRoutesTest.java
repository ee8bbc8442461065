package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.Work;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LaneRoutesTest {

  private final Engine engine = Engines.inMemory();
  private final Api api = new Api(engine);
  private final Work work = new Work(api, "slow lane");

  @BeforeEach
  void submitOne() {
    work.submit();
  }

  @AfterEach
  void stop() {
    engine.close();
  }

  @Test
  void a_paused_lane_grants_nothing_until_it_is_resumed() {
    Answer paused =
        api.post("/v1/lanes/slow%20lane/pause", "{\"reason\":\"flood\",\"actor\":\"ada\"}");
    Answer again = api.post("/v1/lanes/slow%20lane/pause", "");

    assertThat(paused.text("status")).isEqualTo("paused");
    assertThat(paused.text("by")).isEqualTo("ada");
    assertThat(again.body()).isEqualTo(paused.body());
    assertThat(work.claimed().each("claims")).isEmpty();

    assertThat(api.post("/v1/lanes/slow%20lane/resume", "{}").text("status")).isEqualTo("resumed");
    assertThat(api.post("/v1/lanes/slow%20lane/resume", "").text("status"))
        .isEqualTo("already_open");
    assertThat(work.claimed().each("claims")).hasSize(1);
  }

  @Test
  void lanes_are_listed_with_their_gate_and_what_is_in_them() {
    assertThat(api.get("/v1/lanes").body().toString())
        .isEqualTo(
            "{\"lanes\":[{\"lane\":\"slow lane\",\"state\":\"open\",\"paused_at\":null,"
                + "\"reason\":null,\"by\":null,\"runnable\":1,\"active\":0}]}");

    api.post("/v1/lanes/slow%20lane/pause", "{\"reason\":\"flood\"}");

    Answer listed = api.get("/v1/lanes");
    assertThat(listed.textOfFirst("lanes", "state")).isEqualTo("paused");
    assertThat(listed.textOfFirst("lanes", "reason")).isEqualTo("flood");
    assertThat(listed.textOfFirst("lanes", "by")).isEqualTo("operator");
  }

  @Test
  void workers_are_listed_with_what_they_asked_for() {
    api.post(
        "/v1/claims",
        "{\"lane\":\"slow lane\",\"worker_id\":\"w\",\"worker_instance_id\":\"w-1\","
            + "\"capabilities\":[\"gpu\"],\"kinds\":[\"b\",\"a\"]}");

    assertThat(api.get("/v1/workers").body().toString())
        .matches(
            "\\{\"workers\":\\[\\{\"worker_id\":\"w\",\"worker_instance_id\":\"w-1\","
                + "\"lane\":\"slow lane\",\"capabilities\":\\[\"gpu\"],\"kinds\":\\[\"a\",\"b\"],"
                + "\"last_seen_at\":\"[0-9TZ:.-]+\"}]}");
  }

  @Test
  void a_name_or_a_body_that_cannot_be_is_refused() {
    assertThat(api.post("/v1/lanes/" + "x".repeat(65) + "/pause", "{}").text("field"))
        .isEqualTo("lane");
    assertThat(api.post("/v1/lanes/a/pause", "{\"until\":1}").text("field")).isEqualTo("until");
    assertThat(api.post("/v1/lanes/a/resume", "{\"actor\":1}").text("field")).isEqualTo("actor");
  }
}
