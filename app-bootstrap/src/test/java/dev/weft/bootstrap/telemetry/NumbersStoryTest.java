package dev.weft.bootstrap.telemetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.bootstrap.Api;
import dev.weft.bootstrap.Engine;
import dev.weft.bootstrap.Engines;
import dev.weft.bootstrap.Work;
import dev.weft.bootstrap.config.JdbcTarget;
import dev.weft.bootstrap.config.Secret;
import dev.weft.bootstrap.config.StorageSettings;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * After some work on PostgreSQL every number that operators need is there, and so are the loops.
 */
@Timeout(120)
class NumbersStoryTest {

  private PostgresFixture database;
  private Engine engine;
  private Api api;

  @BeforeEach
  void start() {
    database = PostgresFixture.migrated();
    JdbcTarget target =
        new JdbcTarget(
            database.url().split("\\?")[0],
            PostgresFixture.RUNTIME,
            new Secret(PostgresFixture.RUNTIME));
    engine = Engines.on(new StorageSettings.Postgres(target, false));
    api = new Api(engine);
  }

  @AfterEach
  void stop() {
    engine.close();
    database.drop();
  }

  @Test
  void work_shows_in_the_numbers_and_in_the_backlogs_of_the_loops() {
    Work work = new Work(api, "told");
    work.submit();
    work.submit();
    String id = work.submit(",\"priority\":9");
    String handle = work.claim();
    api.post(
        "/v1/streams/" + id + "/0/frames",
        "{\"handle\":\"%s\",\"frames\":[{\"kind\":\"stdout\",\"mode\":\"durable\",\"payload\":1}]}"
            .formatted(handle));
    work.settle("fail", handle, ",\"class\":\"transient\"");
    work.settle("complete", handle, "");
    work.claim();
    String endpoint =
        api.post(
                "/v1/outbox/endpoints",
                "{\"url\":\"https://a.example/in\",\"secret_ref\":\"env:NO\"}")
            .text("endpoint_id");
    api.post("/v1/outbox/messages", "{\"kind\":\"note\",\"endpoint_id\":\"" + endpoint + "\"}");

    assertThat(new String(api.get("/metrics").raw().body(), StandardCharsets.UTF_8))
        .contains("weft_lane_runnable{lane=\"told\"}")
        .contains("weft_lane_oldest_seconds{lane=\"told\"}")
        .contains("weft_claim_seconds_count 2")
        .contains("weft_dispatch_pending 0.0")
        .contains("weft_dispatch_lag_seconds 0.0")
        .contains("weft_leases_expired_total 0.0")
        .contains("weft_writes_fenced_out_total 1.0")
        .contains("weft_retries_scheduled_total 1.0")
        .contains("weft_frames_appended_total 1.0")
        .contains("weft_appends_refused_total 0.0")
        .contains("weft_outbox_messages{state=\"pending\"} 1.0")
        .contains("weft_outbox_oldest_seconds{state=\"pending\"}")
        .contains("weft_outbox_messages{state=\"abandoned\"} 0.0")
        .contains("weft_loop_success_age_seconds{loop=\"outbox\"}")
        .contains("weft_loop_success_age_seconds{loop=\"dispatch\"}")
        .contains("weft_database_oldest_transaction_seconds");
    awaitReports();
    assertThat(rows("SELECT name FROM weft_inspect.loop WHERE last_success_at IS NULL")).isEmpty();
    assertThat(rows("SELECT backlog FROM weft_inspect.loop WHERE name = 'outbox'"))
        .containsExactly("1");
    assertThat(rows("SELECT backlog FROM weft_inspect.loop WHERE name = 'lease-reaper'"))
        .containsExactly("0");
    database.executeAsOwner("UPDATE weft.live SET lease_until = 1 WHERE phase = 2");
    assertThat(rows("SELECT backlog FROM weft_inspect.loop WHERE name = 'lease-reaper'"))
        .containsExactly("1");
  }

  /** The database waits between two looks, so that nobody here has to. */
  private void awaitReports() {
    while (rows("SELECT name FROM weft_inspect.loop WHERE name IN ('outbox', 'lease-reaper')")
            .size()
        < 2) {
      rows("SELECT pg_sleep(0.1)");
    }
  }

  private List<String> rows(String sql) {
    return Sql.rows(database.owner(), sql);
  }
}
