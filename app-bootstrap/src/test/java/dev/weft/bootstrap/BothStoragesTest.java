package dev.weft.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.inmemory.InMemoryTransactions;
import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.testkit.behaviour.RandomOperations;
import dev.weft.testkit.behaviour.World;
import dev.weft.testkit.doubles.MutableClock;
import dev.weft.testkit.doubles.RecordingWorkSignal;
import dev.weft.testkit.doubles.SequentialIds;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The same random operations get the same answers in memory and on PostgreSQL, and leave the same
 * executions, attempts and results behind.
 *
 * <p>{@code -Dweft.random.lives} asks for more lives, {@code -Dweft.random.seed} for others.
 */
@Timeout(900)
class BothStoragesTest {

  private static final int LIVES = Integer.getInteger("weft.random.lives", 200);
  private static final long SEED = Long.getLong("weft.random.seed", 20_260_404L);
  private static final int OPERATIONS = 100;

  private static PostgresPorts ports;

  @BeforeAll
  static void open() {
    ports = PostgresPorts.fresh();
  }

  @AfterAll
  static void close() {
    ports.close();
  }

  @Test
  void random_lives_are_the_same_in_memory_and_on_postgresql() {
    MutableClock clock = new MutableClock();
    World memory =
        new World(
            new InMemoryTransactions(clock, new RecordingWorkSignal()), clock, new SequentialIds());
    World postgres = new World(ports.transactions(), ports.clock(), ports.ids());

    for (int life = 0; life < LIVES; life++) {
      List<Object> expected = answers(memory, life);
      assertThat(answers(postgres, life)).as("life %d, seed %d", life, SEED).isEqualTo(expected);
    }
  }

  private static List<Object> answers(World world, int life) {
    return new RandomOperations(world, life, SEED + life).play(OPERATIONS);
  }
}
