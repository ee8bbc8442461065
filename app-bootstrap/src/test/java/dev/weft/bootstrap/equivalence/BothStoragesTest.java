package dev.weft.bootstrap.equivalence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.inmemory.InMemoryTransactions;
import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.testkit.behaviour.Inspection;
import dev.weft.testkit.behaviour.RandomOperations;
import dev.weft.testkit.behaviour.World;
import dev.weft.testkit.doubles.MutableClock;
import dev.weft.testkit.doubles.RecordingWorkSignal;
import dev.weft.testkit.doubles.SequentialIds;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The same random lives in memory and on PostgreSQL, under the same clock and ids, get the same
 * answers and come to the same state, in values and in the inspection views.
 *
 * <p>More lives: {@code -Dweft.random.lives=2000}, other ones: {@code -Dweft.random.seed=7}.
 */
@Timeout(900)
class BothStoragesTest {

  private static final int LIVES = Integer.getInteger("weft.random.lives", 200);
  private static final long SEED = Long.getLong("weft.random.seed", 20_260_404L);
  private static final int OPERATIONS = 100;

  private static PostgresPorts postgres;
  private static World onPostgres;
  private static World inMemory;
  private static Connection views;

  @BeforeAll
  static void open() throws SQLException {
    postgres = PostgresPorts.fresh();
    onPostgres = new World(postgres.transactions(), postgres.clock(), postgres.ids());
    MutableClock clock = new MutableClock();
    inMemory =
        new World(
            new InMemoryTransactions(clock, new RecordingWorkSignal()), clock, new SequentialIds());
    views = postgres.database().owner().getConnection();
  }

  @AfterAll
  static void close() throws SQLException {
    views.close();
    postgres.close();
  }

  @Test
  void every_life_is_the_same_on_both() throws SQLException {
    for (int life = 0; life < LIVES; life++) {
      RandomOperations expected = new RandomOperations(inMemory, life, SEED + life);
      RandomOperations actual = new RandomOperations(onPostgres, life, SEED + life);

      assertSameAnswers(life, expected.live(OPERATIONS), actual.live(OPERATIONS));
      List<Inspection> inspected = expected.inspect();
      assertThat(actual.inspect()).as(named(life)).isEqualTo(inspected);
      assertViews(life, inspected);
      assertThat(actual.end()).as(named(life)).isEqualTo(expected.end());
      assertViews(life, expected.inspect());
    }
  }

  private static void assertSameAnswers(int life, List<Object> expected, List<Object> actual) {
    for (int i = 0; i < expected.size(); i++) {
      assertThat(actual.get(i)).as("%s, operation %d", named(life), i).isEqualTo(expected.get(i));
    }
  }

  private static void assertViews(int life, List<Inspection> inspected) throws SQLException {
    ViewLines lines = new ViewLines(inspected);
    String place = "life-" + life;
    assertThat(Sql.rows(views, ViewLines.EXECUTIONS, place))
        .as(named(life))
        .containsExactlyInAnyOrderElementsOf(lines.executions());
    assertThat(Sql.rows(views, ViewLines.ATTEMPTS, place))
        .as(named(life))
        .containsExactlyInAnyOrderElementsOf(lines.attempts());
    assertThat(Sql.rows(views, ViewLines.LEASES, place))
        .as(named(life))
        .containsExactlyInAnyOrderElementsOf(lines.leases());
  }

  private static String named(int life) {
    return "seed " + SEED + ", life " + life;
  }
}
