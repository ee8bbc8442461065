package dev.weft.adapter.postgres.tx;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.Sql;
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
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the server does at a hundred thousand live and as many finished rows, in the engine's own
 * sessions, whatever it knows of them.
 *
 * <p>Plans are generic, so a batch of any size has the same one; its cost must grow with the batch
 * and not with the backlog. Up to PostgreSQL 17 a switched-off kind of scan is priced high instead
 * of ruled out, which reads the same here: it would appear as a node.
 */
class PlansTest {

  private static final String LANE = "busy";

  private static final Pattern ALLOWED =
      Pattern.compile(
          "Index Scan( Backward)? using (live_claimable|(live|execution|completion|attempt|stream_head)_pkey)"
              + " on \\w+ \\w+"
              + "|Index( Only)? Scan using (worker_seen_pkey|lane_pause_pkey|endpoint_wants_ends)"
              + " on \\w+ \\w+"
              + "|Tid Scan on live l"
              + "|(CTE|Function|Subquery) Scan on .*"
              + "|(Insert|Update|Delete) on .*"
              + "|Nested Loop( Anti Join| Left Join)?|LockRows|Limit|Result|Sort|Aggregate|Append"
              + "|Materialize");

  private static final List<String> STATEMENTS =
      List.of(
          "claimRunnable",
          "lockLive",
          "writeEnds",
          "writeMoves",
          "writeWaiting",
          "lockDescriptions",
          "listLatestCompletions",
          "listCompletionsOfAttempts",
          "listAttemptsByIndex",
          "insertRevived");

  private static final int PAGES_PER_STATEMENT = 100;
  private static final int PAGES_PER_ROW = 20;

  /**
   * The delayed rows fill about a thousand pages of the index. PostgreSQL 18 skips over them;
   * before it the claim reads past their index entries, and still touches none of their rows.
   */
  private static final int PAGES_PAST_THE_DELAYED = 1_500;

  private static final int PAGES_SKIPPING_THE_DELAYED = 50;

  private static final Map<String, Plan> PLANS = new LinkedHashMap<>();

  private static PostgresFixture delayed;
  private static PostgresFixture busy;

  @BeforeAll
  static void load() throws SQLException {
    delayed = PostgresFixture.migrated();
    fill(new Backlog(delayed));
    explainAll(delayed, "never analyzed");
    new Backlog(delayed).addDelayed(LANE);
    busy = PostgresFixture.migrated();
    new Backlog(busy).analyze();
    fill(new Backlog(busy));
    explainAll(busy, "analyzed when empty");
    new Backlog(busy).analyze();
    explainAll(busy, "analyzed");
  }

  @AfterAll
  static void drop() {
    delayed.drop();
    busy.drop();
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
  @ValueSource(strings = {"never analyzed", "analyzed when empty", "analyzed"})
  void a_claim_takes_the_first_of_the_index_and_sorts_nothing(String statistics) {
    List<String> nodes = PLANS.get(statistics + ": claimRunnable").nodes();

    assertThat(nodes)
        .containsSubsequence("Limit", "LockRows", "Index Scan using live_claimable on live r");
    assertThat(nodes).doesNotContain("Sort");
  }

  @ParameterizedTest
  @CsvSource({
    "claimRunnable, 1", "claimRunnable, 100", "claimRunnable, 500",
    "lockLive, 1", "lockLive, 100", "lockLive, 500",
    "writeEnds, 1", "writeEnds, 100", "writeEnds, 500",
    "writeMoves, 1", "writeMoves, 100", "writeMoves, 500",
    "writeWaiting, 1", "writeWaiting, 100", "writeWaiting, 500"
  })
  void the_cost_grows_with_the_batch_and_not_with_the_backlog(String id, int batch)
      throws SQLException {
    int pages = pagesTouched(busy, id, batch);

    assertThat(pages).isBetween(batch, PAGES_PER_STATEMENT + PAGES_PER_ROW * batch);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 100, 500})
  void a_hundred_thousand_delayed_rows_of_high_priority_in_front_cost_little(int batch)
      throws SQLException {
    int pages = pagesTouched(delayed, "claimRunnable", batch);

    assertThat(pages).isBetween(batch, pagesPastTheDelayed() + PAGES_PER_ROW * batch);
  }

  private static int pagesPastTheDelayed() {
    String version = Sql.value(delayed.owner(), "SELECT current_setting('server_version_num')");
    boolean skips = Integer.parseInt(version) >= 180_000;
    return PAGES_PER_STATEMENT + (skips ? PAGES_SKIPPING_THE_DELAYED : PAGES_PAST_THE_DELAYED);
  }

  private static void fill(Backlog backlog) {
    backlog.keepStatisticsStill();
    backlog.addDue(LANE);
    backlog.addFinished(LANE);
  }

  private static void explainAll(PostgresFixture database, String statistics) throws SQLException {
    try (HikariDataSource pool = sessions(database);
        Connection session = pool.getConnection()) {
      for (String id : STATEMENTS) {
        MappedStatement statement = Mapped.named(id);
        List<String> arguments = new BatchArguments(LANE, 1).of(statement);
        PLANS.put(statistics + ": " + id, Plan.of(session, statement, arguments));
      }
    }
  }

  private static int pagesTouched(PostgresFixture database, String id, int batch)
      throws SQLException {
    MappedStatement statement = Mapped.named(id);
    try (HikariDataSource pool = sessions(database);
        Connection session = pool.getConnection()) {
      Plan ran = Plan.run(session, statement, new BatchArguments(LANE, batch).of(statement));
      session.rollback();
      return ran.buffers();
    }
  }

  private static HikariDataSource sessions(PostgresFixture database) {
    String role = PostgresFixture.RUNTIME;
    return EnginePools.open(new PoolSettings(database.url(), role, role, 2, true), "plans");
  }
}
