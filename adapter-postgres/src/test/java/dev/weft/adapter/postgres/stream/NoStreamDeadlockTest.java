package dev.weft.adapter.postgres.stream;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static dev.weft.testkit.stream.Pieces.durable;
import static dev.weft.testkit.stream.Pieces.patch;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.CompleteExecutions;
import dev.weft.port.in.stream.AppendFrames;
import dev.weft.testkit.driving.Crowd;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Overlapping batches in any order: first appends, later ones, patches, renewals and ends of the
 * same attempts. Executions are locked before streams, and each of them in one order.
 */
@Timeout(120)
class NoStreamDeadlockTest {

  private static final int THREADS = 8;
  private static final int ROUNDS = 25;
  private static final int ATTEMPTS = 60;
  private static final int BATCH = 15;
  private static final int FIRSTS = 5;

  private final PostgresFixture database = PostgresFixture.migrated();

  @AfterEach
  void drop() {
    database.drop();
  }

  @Test
  void appends_renewals_and_ends_never_deadlock() {
    try (TailingProcess process = TailingProcess.started(database, "crowd")) {
      process.engine().submit(Collections.nCopies(ATTEMPTS, aSubmission()));
      List<LeaseHandle> handles =
          process.engine().claim(aClaim().upTo(ATTEMPTS).lasting(Duration.ofHours(1))).stream()
              .map(Claim::handle)
              .toList();

      Crowd.of(THREADS, me -> rush(process, new Random(me), handles));
    }

    assertThat(deadlocks()).isEqualTo("0");
    assertThat(openStreams()).isEqualTo("0");
  }

  @Test
  void first_patches_of_a_crowd_never_deadlock() {
    try (TailingProcess process = TailingProcess.started(database, "crowd")) {
      process.engine().submit(Collections.nCopies(FIRSTS, aSubmission()));
      for (Claim claim : process.engine().claim(aClaim().upTo(FIRSTS))) {
        Crowd.of(THREADS, me -> process.streams().append(claim.handle(), patch("{}")));
      }
    }

    assertThat(deadlocks()).isEqualTo("0");
    assertThat(patches()).isEqualTo(String.valueOf(FIRSTS * THREADS));
  }

  private static int rush(TailingProcess process, Random random, List<LeaseHandle> handles) {
    for (int round = 0; round < ROUNDS; round++) {
      List<LeaseHandle> some = some(handles, BATCH, random);
      switch (random.nextInt(8)) {
        case 0 -> complete(process, some.subList(0, 3));
        case 1 -> process.engine().renew(some, Duration.ofHours(1));
        case 2 -> process.streams().append(some.getFirst(), patch("{}"));
        default -> process.streams().append(calls(some));
      }
    }
    complete(process, some(handles, ATTEMPTS, random));
    return ROUNDS;
  }

  private static List<AppendFrames.Command> calls(List<LeaseHandle> handles) {
    return handles.stream()
        .map(handle -> new AppendFrames.Command(handle, List.of(durable("x"), durable("y"))))
        .toList();
  }

  private static void complete(TailingProcess process, List<LeaseHandle> handles) {
    process
        .engine()
        .complete(
            handles.stream()
                .map(handle -> new CompleteExecutions.Item(handle, Content.EMPTY))
                .toList());
  }

  private static List<LeaseHandle> some(List<LeaseHandle> all, int size, Random random) {
    List<LeaseHandle> shuffled = new ArrayList<>(all);
    Collections.shuffle(shuffled, random);
    return shuffled.subList(0, size);
  }

  /** The server adds up when sessions end: they ended before this is asked. */
  private String deadlocks() {
    return Sql.value(
        database.owner(),
        "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()");
  }

  private String patches() {
    return Sql.value(database.owner(), "SELECT sum(version) FROM weft_inspect.summary");
  }

  private String openStreams() {
    return Sql.value(
        database.owner(), "SELECT count(*) FROM weft_inspect.stream WHERE closed_at IS NULL");
  }
}
