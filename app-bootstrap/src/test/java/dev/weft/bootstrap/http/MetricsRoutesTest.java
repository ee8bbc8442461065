package dev.weft.bootstrap.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.Work;
import dev.weft.bootstrap.config.ApiTokens;
import dev.weft.bootstrap.config.Secret;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

class MetricsRoutesTest {

  @Test
  void what_happens_is_counted_and_what_waits_is_told_by_lane() {
    try (Engine engine = Engines.inMemory()) {
      Api api = new Api(engine);
      Work work = new Work(api, "busy lane");
      work.submit();
      work.submit();
      work.submit();
      work.settle("complete", work.claim(), "");
      String failing = work.claim();
      work.settle("fail", failing, ",\"class\":\"transient\"");
      work.settle("complete", failing, "");
      work.claim();

      String page = page(api);

      assertThat(page)
          .contains("weft_executions_submitted_total 3.0")
          .contains("weft_executions_claimed_total 3.0")
          .contains("weft_executions_completed_total 1.0")
          .contains("weft_attempts_failed_total 1.0")
          .contains("weft_retries_scheduled_total 1.0")
          .contains("weft_writes_fenced_out_total 1.0")
          .contains("weft_claim_seconds_count 3")
          .contains("weft_lane_runnable{lane=\"busy lane\"} 1.0")
          .contains("weft_lane_active{lane=\"busy lane\"} 1.0")
          .contains("weft_lane_oldest_seconds{lane=\"busy lane\"}")
          .contains("weft_database_oldest_transaction_seconds 0.0")
          .contains("weft_loop_success_age_seconds{loop=\"lease-reaper\"}")
          .contains("weft_loop_failures{loop=\"lease-reaper\"} 0.0");
    }
  }

  @Test
  void with_a_token_the_numbers_are_behind_it() {
    String token = "1".repeat(64);
    try (Engine engine = Engines.guardedBy(ApiTokens.parse(List.of(new Secret("read:" + token))))) {
      Api api = new Api(engine);

      assertThat(api.get("/metrics").status()).isEqualTo(401);
      assertThat(
              api.send(api.request("/metrics").header("Authorization", "Bearer " + token)).status())
          .isEqualTo(200);
    }
  }

  private static String page(Api api) {
    return new String(api.get("/metrics").raw().body(), StandardCharsets.UTF_8);
  }
}
