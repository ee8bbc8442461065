package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.Work;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ExplainRoutesTest {

  private static final String TIME = "\"[0-9TZ:.-]+\"";

  private final Engine engine = Engines.inMemory();
  private final Work work = new Work(new Api(engine), "lane");

  @AfterEach
  void stop() {
    engine.close();
  }

  @Test
  void every_cause_of_a_wait_is_named() {
    String id = work.submit(",\"run_at\":\"2999-01-01T00:00:00Z\"");
    work.api().post("/v1/lanes/lane/pause", "{}");

    Answer explained = explain(id);

    assertThat(explained.text("public_state")).isEqualTo("delayed");
    assertThat(explained.texts("reasons", "code"))
        .containsExactly("delayed_until", "lane_paused", "no_capable_worker_seen");
    assertThat(explained.first("reasons").toString())
        .isEqualTo(
            "{\"code\":\"delayed_until\",\"until\":\"2999-01-01T00:00:00.000Z\","
                + "\"cause\":\"schedule\"}");
  }

  @Test
  void a_life_is_explained_from_waiting_to_its_end() {
    work.claimed();
    String id = work.submit();
    assertThat(explain(id).texts("reasons", "code")).containsExactly("waiting_for_worker");

    String handle = work.claim();
    assertThat(explain(id).first("reasons").toString())
        .matches(
            "\\{\"code\":\"running\",\"worker_id\":\"w\",\"worker_instance_id\":\"w-1\","
                + "\"until\":"
                + TIME
                + "}");

    work.settle("fail", handle, ",\"class\":\"permanent\"");
    assertThat(explain(id).first("reasons").toString())
        .isEqualTo("{\"code\":\"terminal\",\"outcome\":\"failed\"}");
  }

  @Test
  void what_nobody_knows_is_not_explained() {
    assertThat(explain("fp:7:00000000-0000-7000-8000-000000000000").status()).isEqualTo(404);
    assertThat(explain("nonsense").status()).isEqualTo(400);
  }

  private Answer explain(String id) {
    return work.api().get("/v1/executions/" + id + "/explain");
  }
}
