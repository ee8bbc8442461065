package dev.weft.adapter.postgres.tx;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.dispatch.DispatchMapper;
import dev.weft.adapter.postgres.dispatch.JoinMapper;
import dev.weft.adapter.postgres.dispatch.ReplayMapper;
import dev.weft.adapter.postgres.dispatch.UpstreamMapper;
import dev.weft.adapter.postgres.event.FeedMapper;
import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.flow.EdgeMapper;
import dev.weft.adapter.postgres.flow.FlowMapper;
import dev.weft.adapter.postgres.flow.FlowReadMapper;
import dev.weft.adapter.postgres.flow.FlowSweepMapper;
import dev.weft.adapter.postgres.flow.GroupMapper;
import dev.weft.adapter.postgres.flow.MemberMapper;
import dev.weft.adapter.postgres.flow.SummaryMapper;
import dev.weft.adapter.postgres.retention.FlowRemovalMapper;
import dev.weft.adapter.postgres.retention.RetentionMapper;
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

/**
 * What the server does for flows at a hundred thousand members, in the engine's own sessions,
 * whatever it knows of them: only indexes, and pages that grow with the batch.
 */
class FlowPlansTest {

  /** The mark of retention is one row, sightings are one for each running worker. */
  private static final Pattern WALKS_A_TABLE =
      Pattern.compile("Seq Scan on (?!retention|worker_seen|pg_).*|Bitmap .*|Hash Join|Merge Join");

  private static final List<Class<?>> MAPPERS =
      List.of(
          FlowMapper.class,
          MemberMapper.class,
          EdgeMapper.class,
          GroupMapper.class,
          SummaryMapper.class,
          FlowReadMapper.class,
          FlowSweepMapper.class,
          DispatchMapper.class,
          JoinMapper.class,
          ReplayMapper.class,
          UpstreamMapper.class,
          FeedMapper.class,
          RetentionMapper.class,
          FlowRemovalMapper.class);

  private static final int PAGES_PER_STATEMENT = 200;
  private static final int PAGES_PER_ROW = 25;

  private static final Map<String, Plan> PLANS = new LinkedHashMap<>();

  private static PostgresFixture database;

  @BeforeAll
  static void load() throws SQLException {
    database = PostgresFixture.migrated();
    new FlowBacklog(database).analyze();
    new FlowBacklog(database).fill();
    explainAll("analyzed when empty");
    new FlowBacklog(database).analyze();
    explainAll("analyzed");
  }

  @AfterAll
  static void drop() {
    database.drop();
  }

  @TestFactory
  Stream<DynamicTest> no_statement_walks_a_table() {
    return PLANS.entrySet().stream()
        .map(
            plan ->
                DynamicTest.dynamicTest(
                    plan.getKey(),
                    () ->
                        assertThat(plan.getValue().nodes())
                            .noneMatch(WALKS_A_TABLE.asMatchPredicate())));
  }

  @ParameterizedTest
  @CsvSource({
    "lockFlowsOfDue, 1",
    "lockFlowsOfDue, 500",
    "lockFlowsOf, 1",
    "lockFlowsOf, 500",
    "listTaken, 1",
    "listTaken, 500",
    "listStale, 1",
    "listStale, 500",
    "walkWaiting, 1",
    "walkWaiting, 500",
    "listStranded, 500",
    "writeDispatched, 1",
    "writeDispatched, 500",
    "listJoins, 1",
    "listJoins, 500",
    "listContaining, 1",
    "listContaining, 500",
    "resolveEdges, 1",
    "resolveEdges, 500",
    "listRelieved, 500",
    "listDueSummaries, 500",
    "listUnfinishedCancels, 500",
    "touchSummaries, 500",
    "listLiving, 100",
    "listResults, 1",
    "listResults, 500",
    "listEvents, 1",
    "listEvents, 500",
    "lockEnded, 500"
  })
  void the_cost_grows_with_the_batch_and_not_with_the_backlog(String id, int batch)
      throws SQLException {
    MappedStatement statement = named(id);
    try (HikariDataSource pool = sessions();
        Connection session = pool.getConnection()) {
      int pages = Plan.run(session, statement, new FlowArguments(batch).of(statement)).buffers();
      session.rollback();

      assertThat(pages).isLessThan(PAGES_PER_STATEMENT + PAGES_PER_ROW * batch);
    }
  }

  private static void explainAll(String statistics) throws SQLException {
    try (HikariDataSource pool = sessions();
        Connection session = pool.getConnection()) {
      for (MappedStatement statement : statements().toList()) {
        List<String> arguments = new FlowArguments(2).of(statement);
        PLANS.put(
            statistics + ": " + Mapped.shortName(statement),
            Plan.of(session, statement, arguments));
      }
    }
  }

  private static MappedStatement named(String id) {
    return statements()
        .filter(statement -> Mapped.shortName(statement).equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static Stream<MappedStatement> statements() {
    return MAPPERS.stream().flatMap(mapper -> Mapped.of(mapper).stream());
  }

  private static HikariDataSource sessions() {
    String role = PostgresFixture.RUNTIME;
    return EnginePools.open(new PoolSettings(database.url(), role, role, 2, true), "plans");
  }
}
