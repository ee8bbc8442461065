package dev.weft.adapter.postgres.tx;

import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.fixture.PostgresFixture;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.apache.ibatis.mapping.MappedStatement;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Where nobody subscribed to ends, a completion looks at one empty index and goes on. */
class UnsubscribedEndsTest {

  private static final String ENDPOINT =
      """
      INSERT INTO weft.endpoint VALUES (
        'e0000000-0000-7000-8000-000000000001', 'https://hooks.example/', 1, '%s', '{}', 'env:S',
        0, '{1000}', true);
      """;

  private final PostgresFixture database = PostgresFixture.migrated();

  @AfterEach
  void drop() {
    database.drop();
  }

  @Test
  void without_endpoints_nothing_of_the_outbox_is_executed() throws SQLException {
    assertThat(executed()).isEmpty();
  }

  @Test
  void endpoints_that_want_other_kinds_change_nothing() throws SQLException {
    database.executeAsOwner(ENDPOINT.formatted("{order.placed,flow.failed}"));

    assertThat(executed()).isEmpty();
  }

  @Test
  void one_subscriber_is_enough_to_look_closer() throws SQLException {
    database.executeAsOwner(ENDPOINT.formatted("{execution.expired}"));

    assertThat(executed()).isNotEmpty();
  }

  /** What ran of the part that asks who wants to be told what. */
  private List<String> executed() throws SQLException {
    new Backlog(database).addDue("lane");
    MappedStatement statement = Mapped.named("writeEnds");
    String role = PostgresFixture.RUNTIME;
    try (HikariDataSource pool =
            EnginePools.open(new PoolSettings(database.url(), role, role, 2, true), "ends");
        Connection session = pool.getConnection()) {
      Plan ran = Plan.run(session, statement, new BatchArguments("lane", 10).of(statement));
      session.rollback();
      return ran.lines().stream()
          .filter(line -> line.contains(" on endpoint t") || line.contains(" on execution x"))
          .filter(line -> !line.contains("never executed"))
          .toList();
    }
  }
}
