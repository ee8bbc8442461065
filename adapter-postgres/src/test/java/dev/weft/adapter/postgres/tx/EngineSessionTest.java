package dev.weft.adapter.postgres.tx;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.Sql;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** What the server itself says of the engine's sessions. */
class EngineSessionTest {

  private static final Map<String, String> EXPECTED =
      new TreeMap<>(
          Map.ofEntries(
              Map.entry("statement_timeout", "5s"),
              Map.entry("lock_timeout", "2s"),
              Map.entry("idle_in_transaction_session_timeout", "5s"),
              Map.entry("client_connection_check_interval", "2s"),
              Map.entry("search_path", "pg_catalog"),
              Map.entry("plan_cache_mode", "force_generic_plan"),
              Map.entry("random_page_cost", "1.1"),
              Map.entry("jit", "off"),
              Map.entry("enable_seqscan", "off"),
              Map.entry("enable_hashjoin", "off"),
              Map.entry("enable_mergejoin", "off"),
              Map.entry("enable_bitmapscan", "off")));

  private static PostgresFixture database;

  @BeforeAll
  static void open() {
    database = PostgresFixture.migrated();
  }

  @AfterAll
  static void close() {
    database.drop();
  }

  @Test
  void every_setting_is_in_force_on_a_pooled_connection() {
    try (HikariDataSource pool = pool(true)) {
      for (Map.Entry<String, String> setting : EXPECTED.entrySet()) {
        String actual = Sql.value(pool, "SELECT current_setting(?)", setting.getKey());

        assertThat(actual).as(setting.getKey()).isEqualTo(setting.getValue());
      }
    }
  }

  @Test
  void a_pool_names_its_component_and_does_not_commit_by_itself() throws Exception {
    try (HikariDataSource pool = pool(true);
        var connection = pool.getConnection()) {
      List<String> name = Sql.rows(connection, "SELECT current_setting('application_name')");

      assertThat(name).containsExactly("weft-probe");
      assertThat(connection.getAutoCommit()).isFalse();
    }
  }

  @Test
  void behind_a_pooler_nothing_is_sent_with_the_connection() {
    try (HikariDataSource pool = pool(false)) {
      assertThat(Sql.value(pool, "SELECT current_setting('plan_cache_mode')")).isEqualTo("auto");
    }
  }

  @Test
  void the_text_for_an_administrator_puts_all_of_it_on_the_role() {
    database.executeAsOwner("CREATE ROLE \"odd \"\"role\" LOGIN");
    database.executeAsOwner(EngineSession.alterRole("odd \"role"));

    String stored =
        Sql.value(
            database.owner(), "SELECT rolconfig::text FROM pg_roles WHERE rolname = 'odd \"role'");
    database.executeAsOwner("DROP ROLE \"odd \"\"role\"");

    EXPECTED.forEach((name, value) -> assertThat(stored).contains(name + "=" + value));
  }

  @Test
  void the_text_is_one_statement_a_line() {
    assertThat(EngineSession.alterRole("weft").lines())
        .hasSize(EXPECTED.size())
        .contains("ALTER ROLE \"weft\" SET statement_timeout = '5s';");
  }

  private static HikariDataSource pool(boolean settings) {
    String role = PostgresFixture.RUNTIME;
    return EnginePools.open(new PoolSettings(database.url(), role, role, 2, settings), "probe");
  }
}
