package dev.weft.adapter.postgres.tx;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.execution.ExecutionMapper;
import dev.weft.adapter.postgres.fixture.PostgresFixture;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.ibatis.mapping.MappedStatement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * What the server does at a hundred thousand live and as many finished rows, in the engine's own
 * sessions, whatever it knows of them.
 *
 * <p>Plans are generic, so a batch of any size has the same one; its cost must grow with the batch
 * and not with the backlog. Up to PostgreSQL 17 a switched-off kind of scan is priced high instead
 * of ruled out, which reads the same here: it would appear as a node.
 */
class PlansTest {

  private enum Statistics {
    NEVER_TAKEN,
    TAKEN_WHEN_EMPTY,
    CURRENT
  }

  private static final String LANE = "busy";

  private static final Pattern ALLOWED =
      Pattern.compile(
          "Index Scan( Backward)? using (live_claimable|(live|execution|completion|attempt)_pkey) on .*"
              + "|Tid Scan on live l"
              + "|(CTE|Function|Subquery) Scan on .*"
              + "|(Insert|Update|Delete) on .*"
              + "|Nested Loop|LockRows|Limit|Result|Sort|Aggregate");

  private static final List<String> STATEMENTS =
      List.of(
          "claimRunnable",
          "lockLive",
          "writeEnds",
          "writeMoves",
          "lockDescriptions",
          "listLatestCompletions",
          "listCompletionsOfAttempts",
          "listAttemptsByIndex",
          "insertRevived");

  /** Pages for the way to the rows, and for each row: found, locked, written, indexed. */
  private static final int PAGES_PER_STATEMENT = 150;

  private static final int PAGES_PER_ROW = 30;

  private static final Map<Statistics, HikariDataSource> SESSIONS = new EnumMap<>(Statistics.class);

  private static PostgresFixture neverAnalyzed;
  private static PostgresFixture analyzed;

  @BeforeAll
  static void load() {
    neverAnalyzed = PostgresFixture.migrated();
    fill(new Backlog(neverAnalyzed));
    analyzed = PostgresFixture.migrated();
    Backlog backlog = new Backlog(analyzed);
    backlog.keepStatisticsStill();
    backlog.analyze();
    fill(backlog);
  }

  @AfterAll
  static void drop() {
    neverAnalyzed.drop();
    analyzed.drop();
  }

  private static void fill(Backlog backlog) {
    backlog.keepStatisticsStill();
    backlog.addDue(LANE);
    backlog.addFinished(LANE);
  }

  @org.junit.jupiter.api.Test
  void look() throws SQLException {
    try (HikariDataSource pool = sessions(analyzed);
        Connection c = pool.getConnection()) {
      for (String id : STATEMENTS) {
        var s = Mapped.named(ExecutionMapper.class, id);
        for (int n : new int[] {1, 100, 500}) {
          long t = System.nanoTime();
          Plan p = Plan.run(c, s, new BatchArguments(LANE, n).of(s));
          System.out.println(id + " " + n + " " + p.buffers() + " " + (System.nanoTime() - t) / 1e6);
          c.rollback();
        }
      }
    }
    Backlog b = new Backlog(analyzed);
    b.addDelayed("busy");
    try (HikariDataSource pool = sessions(analyzed);
        Connection c = pool.getConnection()) {
        var s = Mapped.named(ExecutionMapper.class, "claimRunnable");
        for (int n : new int[] {1, 100, 500}) {
          Plan p = Plan.run(c, s, new BatchArguments(LANE, n).of(s));
          System.out.println("behind " + n + " " + p.buffers());
          if (n == 100) p.lines().forEach(System.out::println);
          c.rollback();
        }
    }
  }

  private static HikariDataSource sessions(PostgresFixture database) {
    String role = PostgresFixture.RUNTIME;
    return EnginePools.open(new PoolSettings(database.url(), role, role, 2, true), "plans");
  }
}
