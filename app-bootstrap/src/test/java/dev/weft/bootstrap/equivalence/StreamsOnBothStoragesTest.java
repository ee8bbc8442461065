package dev.weft.bootstrap.equivalence;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.inmemory.InMemoryTransactions;
import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.doubles.MutableClock;
import dev.weft.testkit.doubles.RecordingWorkSignal;
import dev.weft.testkit.doubles.SequentialIds;
import dev.weft.testkit.stream.RandomStreams;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The same random lives of streams in memory and on PostgreSQL get the same ids, the same trims and
 * the same documents, byte for byte.
 *
 * <p>More lives: {@code -Dweft.random.lives=2000}, other ones: {@code -Dweft.random.seed=7}.
 */
@Timeout(900)
class StreamsOnBothStoragesTest {

  private static final int LIVES = Integer.getInteger("weft.random.lives", 60);
  private static final long SEED = Long.getLong("weft.random.seed", 20_260_606L);
  private static final int STEPS = 60;

  private static PostgresPorts postgres;
  private static MutableClock clock;
  private static SequentialIds ids;
  private static InMemoryTransactions memory;

  @BeforeAll
  static void open() {
    postgres = PostgresPorts.fresh();
    clock = new MutableClock();
    ids = new SequentialIds();
    memory = new InMemoryTransactions(clock, new RecordingWorkSignal());
  }

  @AfterAll
  static void close() {
    postgres.close();
  }

  @Test
  void every_life_is_the_same_on_both() {
    for (int life = 0; life < LIVES; life++) {
      RandomStreams inMemory =
          new RandomStreams(memory, postgres.json(), ids, clock, "life " + life, SEED + life);
      RandomStreams onPostgres =
          new RandomStreams(
              postgres.transactions(),
              postgres.json(),
              postgres.ids(),
              postgres.clock(),
              "life " + life,
              SEED + life);

      List<Object> expected = inMemory.live(STEPS);
      List<Object> actual = onPostgres.live(STEPS);
      for (int i = 0; i < STEPS; i++) {
        assertThat(actual.get(i)).as("life %d, step %d", life, i).isEqualTo(expected.get(i));
      }
      assertThat(onPostgres.inspect()).as("life %d", life).isEqualTo(inMemory.inspect());
    }
  }
}
