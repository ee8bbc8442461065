package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.Work;
import dev.weft.domain.json.JsonNumber;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(30)
class ReconcileRoutesTest {

  private final Engine engine = Engines.inMemory();
  private final Work work = new Work(new Api(engine), "lane");

  @AfterEach
  void stop() {
    engine.close();
  }

  @ParameterizedTest
  @ValueSource(strings = {"lease-reaper", "attempt-timeout", "deadline"})
  void a_tick_with_nothing_to_do_reports_that(String name) {
    assertThat(tick(name).body().toString())
        .isEqualTo(
            "{\"name\":\""
                + name
                + "\",\"scanned\":0,\"run_again\":0,\"ended\":0,\"unmoved\":0,\"errors\":0}");
  }

  @Test
  void an_attempt_past_its_timeout_ends_by_a_tick() {
    String id = work.submit(",\"attempt_timeout_ms\":1,\"retry\":{\"max_retries\":0}");
    work.claim();

    Answer report = tickUntilItFinds("attempt-timeout");

    assertThat(report.body().find("ended")).contains(JsonNumber.of(1));
    assertThat(work.state(id)).isEqualTo("expired");
  }

  @Test
  void a_lease_past_its_end_is_reaped_by_a_tick() {
    String id = work.submit();
    String handle = shortClaim();

    Answer report = tickUntilItFinds("lease-reaper");

    assertThat(report.body().find("run_again")).contains(JsonNumber.of(1));
    assertThat(work.state(id)).isEqualTo("waiting");
    assertThat(work.settle("complete", handle, "").textOfFirst("items", "status"))
        .isEqualTo("lease_lost");
  }

  @Test
  void a_reconciler_nobody_knows_is_not_found_and_the_known_are_named() {
    Answer refused = tick("everything");

    assertThat(refused.status()).isEqualTo(404);
    assertThat(refused.text("detail"))
        .contains("attempt-timeout")
        .contains("deadline")
        .contains("lease-reaper");
  }

  private String shortClaim() {
    return work.api()
        .post(
            "/v1/claims",
            "{\"lane\":\"lane\",\"worker_id\":\"w\",\"worker_instance_id\":\"i\",\"lease_ms\":1000}")
        .textOfFirst("claims", "handle");
  }

  private Answer tickUntilItFinds(String name) {
    Answer report = tick(name);
    while (report.body().find("scanned").orElseThrow().equals(JsonNumber.of(0))) {
      report = tick(name);
    }
    return report;
  }

  private Answer tick(String name) {
    return work.api().post("/v1/admin/reconcile/" + name, "");
  }
}
