package dev.weft.adapter.postgres.tx;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.fixture.PostgresFixture;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.ibatis.mapping.MappedStatement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the server does at a hundred thousand messages of each sort, in the engine's own sessions,
 * whatever it knows of them: every look stays on its index, and costs grow with the batch.
 */
class OutboxPlansTest {

  private static final Pattern ALLOWED =
      Pattern.compile(
          "Index( Only)? Scan( Backward)? using"
              + " (outbox|endpoint|endpoint_health|outbox_body|outbox_attempt)_pkey on \\w+ \\w+"
              + "|Index( Only)? Scan using"
              + " outbox_(fresh|alone|sending|parked|ordered|due|sent|abandoned) on outbox \\w+"
              + "|Tid Scan on outbox \\w+"
              + "|(CTE|Function|Subquery|WorkTable) Scan on .*"
              + "|(Insert|Update|Delete) on .*"
              + "|Nested Loop( (Anti|Semi|Left) Join)?|LockRows|Limit|Result|Sort|Incremental Sort"
              + "|Aggregate|HashAggregate|(Merge )?Append|WindowAgg|Unique|Recursive Union|Materialize");

  private static final List<String> STATEMENTS =
      List.of(
          "claimDue",
          "lockEndpoint",
          "countLiveClaims",
          "lockDeliveries",
          "writeDeliveries",
          "lockMessages",
          "writeMessages",
          "listBacklogs",
          "lockWaiting",
          "deleteSent");

  private static final int PAGES_PER_STATEMENT = 150;
  private static final int PAGES_PER_ROW = 40;

  /** What is not due yet fills about a thousand pages of the index; none of its rows is read. */
  private static final int PAGES_PAST_WHAT_IS_NOT_DUE = 2_000;

  private static final Map<String, Plan> PLANS = new LinkedHashMap<>();

  private static PostgresFixture database;

  @BeforeAll
  static void load() throws SQLException {
    database = PostgresFixture.migrated();
    MessageBacklog backlog = new MessageBacklog(database);
    backlog.keepStatisticsStill();
    backlog.analyze();
    backlog.fill();
    explainAll("analyzed when empty");
    backlog.analyze();
    explainAll("analyzed");
  }

  @AfterAll
  static void drop() {
    database.drop();
  }

  @TestFactory
  Stream<DynamicTest> only_indexes_and_nested_loops() {
    return PLANS.entrySet().stream()
        .map(
            plan ->
                DynamicTest.dynamicTest(
                    plan.getKey(),
                    () ->
                        assertThat(plan.getValue().nodes()).allMatch(ALLOWED.asMatchPredicate())));
  }

  @ParameterizedTest
  @CsvSource({"analyzed when empty", "analyzed"})
  void a_claim_takes_the_first_of_the_index(String statistics) {
    List<String> nodes = PLANS.get(statistics + ": claimDue").nodes();

    assertThat(nodes)
        .containsSubsequence("Limit", "LockRows", "Index Scan using outbox_fresh on outbox r_2");
  }

  @ParameterizedTest
  @CsvSource({
    "claimDue, 1", "claimDue, 64", "claimDue, 500",
    "lockDeliveries, 1", "lockDeliveries, 64", "lockDeliveries, 500",
    "writeDeliveries, 1", "writeDeliveries, 64", "writeDeliveries, 500",
    "lockMessages, 1", "lockMessages, 64", "lockMessages, 500",
    "writeMessages, 1", "writeMessages, 64", "writeMessages, 500",
    "countLiveClaims, 1", "listBacklogs, 1"
  })
  void the_cost_grows_with_the_batch_and_not_with_the_backlog(String id, int batch)
      throws SQLException {
    int pages = pagesTouched(MessageBacklog.BUSY, id, batch);

    assertThat(pages).isBetween(1, PAGES_PER_STATEMENT + PAGES_PER_ROW * batch);
  }

  @Test
  void a_claim_passes_over_a_hundred_thousand_messages_that_are_not_due_without_reading_them()
      throws SQLException {
    int pages = pagesTouched(MessageBacklog.LATER, "claimDue", 64);

    assertThat(pages)
        .isBetween(64, PAGES_PER_STATEMENT + PAGES_PAST_WHAT_IS_NOT_DUE + PAGES_PER_ROW * 64);
  }

  private static void explainAll(String statistics) throws SQLException {
    try (HikariDataSource pool = sessions();
        Connection session = pool.getConnection()) {
      for (String id : STATEMENTS) {
        MappedStatement statement = Mapped.named(id);
        List<String> arguments = new MessageArguments(MessageBacklog.BUSY, 1).of(statement);
        PLANS.put(statistics + ": " + id, Plan.of(session, statement, arguments));
      }
    }
  }

  private static int pagesTouched(String endpoint, String id, int batch) throws SQLException {
    MappedStatement statement = Mapped.named(id);
    try (HikariDataSource pool = sessions();
        Connection session = pool.getConnection()) {
      Plan ran = Plan.run(session, statement, new MessageArguments(endpoint, batch).of(statement));
      session.rollback();
      return ran.buffers();
    }
  }

  private static HikariDataSource sessions() {
    String role = PostgresFixture.RUNTIME;
    return EnginePools.open(new PoolSettings(database.url(), role, role, 2, true), "plans");
  }
}
