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
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a stream holds already costs the next append, trim and read nothing. */
class StreamPlansTest {

  private static final Pattern ALLOWED =
      Pattern.compile(
          "Index( Only)? Scan( Backward)? using"
              + " (stream_head|frame|summary|live|execution|completion|attempt)_pkey on \\w+ \\w+"
              + "|Index( Only)? Scan using (frame_client_seq|frame_best_effort) on frame \\w+"
              + "|Index( Only)? Scan using endpoint_wants_ends on endpoint \\w+"
              + "|Tid Scan on frame f"
              + "|(CTE|Function|Subquery) Scan on .*"
              + "|(Insert|Update|Delete) on .*"
              + "|Nested Loop( Left Join| Anti Join)?"
              + "|LockRows|Limit|Result|(Incremental )?Sort|Aggregate|Append|WindowAgg");

  private static final List<String> STATEMENTS =
      List.of(
          "appendDurable",
          "appendFurther",
          "appendToOne",
          "appendNext",
          "appendFirst",
          "lockHead",
          "readHead",
          "listEarlier",
          "findPages",
          "listMarks",
          "findSummary",
          "forgetFrames",
          "forgetHeads",
          "writeEnds",
          "writeMoves");

  /** A deeper index, and pages that are full, for each row that is touched. */
  private static final int PAGES_PER_ROW = 4;

  private static final int PAGES_PER_STATEMENT = 20;

  private static final Map<String, Plan> PLANS = new LinkedHashMap<>();

  private static PostgresFixture database;

  @BeforeAll
  static void load() throws SQLException {
    PostgresFixture never = PostgresFixture.migrated();
    explainAll(never, "still empty");
    new StreamBacklog(never).keepStatisticsStill();
    new StreamBacklog(never).fill();
    explainAll(never, "never analyzed");
    never.drop();
    database = PostgresFixture.migrated();
    StreamBacklog backlog = new StreamBacklog(database);
    backlog.keepStatisticsStill();
    backlog.analyze();
    backlog.fill();
    explainAll(database, "analyzed when empty");
    backlog.analyze();
    explainAll(database, "analyzed");
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

  @TestFactory
  Stream<DynamicTest> numbers_are_looked_up_among_numbers() {
    return PLANS.entrySet().stream()
        .filter(
            plan ->
                plan.getKey()
                    .matches(".*: (appendDurable|appendFurther|appendToOne|readHead|listEarlier)"))
        .map(
            plan ->
                DynamicTest.dynamicTest(
                    plan.getKey(),
                    () ->
                        assertThat(plan.getValue().toString())
                            .contains("using frame_client_seq")
                            .doesNotContain("using frame_pkey")));
  }

  /**
   * Plans are kept: one made over empty tables serves when they are full. The endpoints that want
   * ends of executions are few, and asked for whole.
   */
  @TestFactory
  Stream<DynamicTest> every_index_is_entered_by_key() {
    return PLANS.entrySet().stream()
        .map(
            plan ->
                DynamicTest.dynamicTest(
                    plan.getKey(),
                    () ->
                        assertThat(plan.getValue().fullScans())
                            .allMatch(line -> line.contains("endpoint_wants_ends"))));
  }

  @ParameterizedTest
  @CsvSource({
    "appendDurable, 1",
    "appendDurable, 100",
    "appendFurther, 1",
    "appendFurther, 100",
    "appendToOne, 1",
    "appendToOne, 100",
    "appendNext, 1",
    "appendNext, 6",
    "lockHead, 1",
    "readHead, 1",
    "listEarlier, 1",
    "listMarks, 1",
    "findSummary, 1",
    "findPages, 1",
    "forgetFrames, 20"
  })
  void the_cost_does_not_depend_on_how_many_frames_there_are(String id, int rows)
      throws SQLException {
    int small = ran(id, StreamBacklog.SMALL, rows).buffers();
    Plan large = ran(id, StreamBacklog.LARGE, rows);

    assertThat(large.buffers())
        .as(large.toString())
        .isBetween(1, small + PAGES_PER_STATEMENT + PAGES_PER_ROW * rows);
  }

  @ParameterizedTest
  @CsvSource({"appendNext, 1000", "findPages, 100", "findPages, 1000", "forgetFrames, 1000"})
  void the_cost_grows_with_what_is_asked(String id, int rows) throws SQLException {
    Plan ran = ran(id, StreamBacklog.LARGE, rows);

    assertThat(ran.buffers())
        .as(ran.toString())
        .isBetween(1, 2 * PAGES_PER_STATEMENT + PAGES_PER_ROW * rows);
  }

  private static void explainAll(PostgresFixture from, String statistics) throws SQLException {
    try (HikariDataSource pool = sessions(from);
        Connection session = pool.getConnection()) {
      for (String id : STATEMENTS) {
        MappedStatement statement = Mapped.named(id);
        List<String> arguments =
            id.startsWith("write")
                ? new BatchArguments("lane", 1).of(statement)
                : StreamBacklog.arguments(statement, StreamBacklog.LARGE, 1);
        PLANS.put(statistics + ": " + id, Plan.of(session, statement, arguments));
      }
    }
  }

  private static Plan ran(String id, String execution, int rows) throws SQLException {
    MappedStatement statement = Mapped.named(id);
    try (HikariDataSource pool = sessions(database);
        Connection session = pool.getConnection()) {
      Plan ran = Plan.run(session, statement, StreamBacklog.arguments(statement, execution, rows));
      session.rollback();
      return ran;
    }
  }

  private static HikariDataSource sessions(PostgresFixture from) {
    String role = PostgresFixture.RUNTIME;
    return EnginePools.open(new PoolSettings(from.url(), role, role, 2, true), "plans");
  }
}
