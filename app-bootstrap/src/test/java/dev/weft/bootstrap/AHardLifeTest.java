package dev.weft.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.adapter.postgres.fixture.StoreClock;
import dev.weft.bootstrap.Api.Answer;
import dev.weft.bootstrap.config.JdbcTarget;
import dev.weft.bootstrap.config.Secret;
import dev.weft.bootstrap.config.StorageSettings;
import dev.weft.domain.json.JsonNumber;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** One execution through everything that can happen to it, over HTTP on PostgreSQL. */
class AHardLifeTest {

  private PostgresFixture database;
  private StoreClock clock;
  private Engine engine;
  private Work work;

  @BeforeEach
  void open() {
    database = PostgresFixture.migrated();
    clock = StoreClock.takeOver(database, Instant.parse("2030-01-01T00:00:00Z"));
    engine = Engines.on(new StorageSettings.Postgres(target(), false));
    work = new Work(new Api(engine), "hard");
  }

  private JdbcTarget target() {
    String url = database.url().split("\\?")[0];
    return new JdbcTarget(url, PostgresFixture.RUNTIME, new Secret(PostgresFixture.RUNTIME));
  }

  @AfterEach
  void close() {
    engine.close();
    clock.close();
    database.drop();
  }

  @Test
  void a_hard_life_is_told_as_it_was() {
    String id = work.submit(",\"retry\":{\"max_retries\":1,\"initial_ms\":1000}");
    work.settle("fail", work.claim(), ",\"class\":\"transient\",\"reason\":\"first\"");
    assertThat(work.claimed().each("claims")).isEmpty();

    clock.advance(Duration.ofSeconds(1));
    String lost = work.claim();
    clock.advance(Duration.ofSeconds(30));
    assertThat(work.renew(lost).textOfFirst("items", "status")).isEqualTo("lease_expired");
    assertThat(tick("lease-reaper").body().find("run_again")).contains(JsonNumber.of(1));
    assertThat(work.renew(lost).textOfFirst("items", "cause")).isEqualTo("expired");

    work.claim();
    work.operate(id, "revoke-lease", "{\"reason\":\"drain\"}");
    work.settle("delay", work.claim(), ",\"until\":\"2030-01-01T01:00:00Z\",\"cause\":\"quota\"");
    assertThat(work.state(id)).isEqualTo("rate_limited");
    work.operate(id, "cancel", "{\"reason\":\"enough\",\"actor\":\"ada\"}");
    work.operate(id, "replay", "{\"deadline\":\"2030-01-01T02:00:00Z\"}");
    clock.advance(Duration.ofHours(2));
    assertThat(tick("deadline").body().find("ended")).contains(JsonNumber.of(1));

    assertThat(work.state(id)).isEqualTo("expired");
    assertThat(work.api().get("/v1/executions/" + id + "/attempts").texts("attempts", "outcome"))
        .containsExactly("failed", "lease_expired", "revoked", "delayed");
    assertThat(
            Sql.rows(
                database.owner(),
                "SELECT generation, outcome FROM weft_inspect.completion ORDER BY generation"))
        .containsExactly("0 | cancelled", "1 | expired");
  }

  private Answer tick(String name) {
    return work.api().post("/v1/admin/reconcile/" + name, "{}");
  }
}
