package dev.weft.adapter.postgres;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Priority;
import dev.weft.domain.transition.Decision;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.ExecutionTransitions;
import dev.weft.port.in.execution.CompleteExecutions.Item;
import dev.weft.port.out.execution.Change;
import dev.weft.port.out.execution.LockedExecutions;
import dev.weft.port.out.telemetry.Measure;
import dev.weft.port.out.tx.Stores;
import dev.weft.testkit.doubles.RecordingTelemetry;
import dev.weft.testkit.doubles.RecordingWorkSignal;
import dev.weft.testkit.doubles.SequentialIds;
import dev.weft.testkit.driving.Crowd;
import dev.weft.testkit.driving.UseCases;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Eight threads lock and write overlapping batches in any order; locks are taken in one. */
@Timeout(120)
class NoDeadlockTest {

  private static final int THREADS = 8;
  private static final int ROUNDS = 60;
  private static final int EXECUTIONS = 60;
  private static final int BATCH = 20;

  private final PostgresFixture database = PostgresFixture.migrated();
  private final HikariDataSource pool =
      EnginePools.open(
          new PoolSettings(
              database.url(), PostgresFixture.RUNTIME, PostgresFixture.RUNTIME, THREADS, true),
          "crowd");
  private final RecordingTelemetry telemetry = new RecordingTelemetry();
  private final UseCases engine =
      new UseCases(
          new PostgresTransactions(pool, new RecordingWorkSignal(), telemetry, new Random(1)),
          new SequentialIds());

  @AfterEach
  void close() {
    pool.close();
    database.drop();
  }

  @Test
  void overlapping_completes_and_writes_never_deadlock() {
    List<LeaseHandle> handles = claimed();

    Crowd.of(THREADS, me -> completesAndReprioritizes(new Random(me), handles));

    assertThat(deadlocks()).isEqualTo("0");
    assertThat(telemetry.count(Measure.TRANSACTIONS_RETRIED)).isZero();
    assertThat(completions()).isEqualTo(String.valueOf(EXECUTIONS));
  }

  @Test
  void overlapping_cancels_and_replays_never_deadlock() {
    List<ExecutionId> ids = claimed().stream().map(LeaseHandle::execution).toList();

    Crowd.of(THREADS, me -> cancelsAndReplays(new Random(me), ids));

    assertThat(deadlocks()).isEqualTo("0");
    assertThat(telemetry.count(Measure.TRANSACTIONS_RETRIED)).isZero();
  }

  /** Whoever waits for a thread that stands still would give up and try again, deadlock or not. */
  @BeforeEach
  void waitForLocks() throws SQLException {
    List<Connection> sessions = new ArrayList<>();
    for (int i = 0; i < THREADS; i++) {
      sessions.add(pool.getConnection());
    }
    for (Connection session : sessions) {
      Sql.run(session, "SET lock_timeout = '30s'; SET statement_timeout = '30s'");
      session.commit();
      session.close();
    }
  }

  private List<LeaseHandle> claimed() {
    engine.submit(IntStream.range(0, EXECUTIONS).mapToObj(i -> aSubmission()).toList());
    return engine.claim(aClaim().upTo(EXECUTIONS)).stream().map(claim -> claim.handle()).toList();
  }

  private int completesAndReprioritizes(Random random, List<LeaseHandle> handles) {
    for (int round = 0; round < ROUNDS; round++) {
      Priority priority = new Priority(round);
      List<LeaseHandle> some = some(handles, round == ROUNDS - 1 ? EXECUTIONS : BATCH, random);
      if (random.nextInt(4) == 0 || round == ROUNDS - 1) {
        engine.complete(some.stream().map(handle -> new Item(handle, Content.EMPTY)).toList());
      } else {
        decide(ids(some), new ExecutionCommand.Reprioritize(priority));
      }
    }
    return ROUNDS;
  }

  private int cancelsAndReplays(Random random, List<ExecutionId> ids) {
    for (int round = 0; round < ROUNDS; round++) {
      decide(
          some(ids, BATCH, random),
          random.nextBoolean()
              ? new ExecutionCommand.Cancel("drill", "operator")
              : new ExecutionCommand.Replay(Deadline.NEVER));
    }
    return ROUNDS;
  }

  private void decide(List<ExecutionId> ids, ExecutionCommand command) {
    engine.transactions().run(stores -> decided(stores, ids, command));
  }

  private static int decided(Stores stores, List<ExecutionId> ids, ExecutionCommand command) {
    LockedExecutions locked =
        command instanceof ExecutionCommand.Replay
            ? stores.executions().lockToReplay(ids)
            : stores.executions().lock(ids);
    List<Change> changes =
        locked.sightings().stream()
            .map(seen -> ExecutionTransitions.decide(seen, command, locked.now()))
            .flatMap(NoDeadlockTest::change)
            .toList();
    stores.executions().write(changes);
    return changes.size();
  }

  private static Stream<Change> change(Decision decision) {
    return switch (decision) {
      case Decision.Moved moved ->
          Stream.of(new Change(moved.next(), PastAttempt.NOT_ENDED, Content.EMPTY));
      case Decision.AttemptEnded ended ->
          Stream.of(new Change(ended.next(), new PastAttempt.Ended(ended.end()), Content.EMPTY));
      case Decision.Repeated repeated -> Stream.empty();
      case Decision.Unchanged unchanged -> Stream.empty();
      case Decision.Refused refused -> Stream.empty();
    };
  }

  private static <T> List<T> some(List<T> all, int size, Random random) {
    List<T> shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, random);
    return shuffled.subList(0, size);
  }

  private static List<ExecutionId> ids(List<LeaseHandle> handles) {
    return handles.stream().map(LeaseHandle::execution).toList();
  }

  /** The server adds up when sessions end or are idle for a while: they end here first. */
  private String deadlocks() {
    pool.close();
    return Sql.value(
        database.owner(),
        "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()");
  }

  private String completions() {
    return Sql.value(database.owner(), "SELECT count(*) FROM weft.completion");
  }
}
