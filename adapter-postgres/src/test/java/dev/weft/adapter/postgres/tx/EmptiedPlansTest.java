package dev.weft.adapter.postgres.tx;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.fixture.PostgresFixture;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.ibatis.mapping.MappedStatement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the server plans while the tables that run empty are empty, and known to be: a session keeps
 * that plan when they are full again, so no statement may read them whole.
 */
class EmptiedPlansTest {

  private static final Pattern RUNS_EMPTY = Pattern.compile(".* on (live|dispatch_event) .*");

  /** They count what is there, for people. */
  private static final Set<String> COUNTERS =
      Set.of("countActive", "countRunnable", "countLanes", "countUndispatched");

  private static PostgresFixture database;
  private static HikariDataSource pool;

  @BeforeAll
  static void empty() {
    database = PostgresFixture.migrated();
    database.executeAsOwner("VACUUM (ANALYZE)");
    String role = PostgresFixture.RUNTIME;
    pool = EnginePools.open(new PoolSettings(database.url(), role, role, 2, true), "plans");
  }

  @AfterAll
  static void drop() {
    pool.close();
    database.drop();
  }

  static Stream<String> statements() {
    return Mapped.statements().stream()
        .filter(statement -> !COUNTERS.contains(Mapped.shortName(statement)))
        .filter(statement -> Mapped.sql(statement).matches("(?s).*weft\\.(live|dispatch_event).*"))
        .map(MappedStatement::getId);
  }

  @ParameterizedTest
  @MethodSource("statements")
  void it_enters_them_by_a_key(String id) throws SQLException {
    MappedStatement statement = Mapped.CONFIGURATION.getMappedStatement(id);
    int parameters = statement.getBoundSql(null).getParameterMappings().size();
    List<String> nothing = Collections.nCopies(parameters, "NULL");
    try (Connection session = pool.getConnection()) {
      Plan plan = Plan.of(session, statement, nothing);
      session.rollback();

      assertThat(plan.fullScans()).as(plan.toString()).noneMatch(RUNS_EMPTY.asMatchPredicate());
    }
  }
}
