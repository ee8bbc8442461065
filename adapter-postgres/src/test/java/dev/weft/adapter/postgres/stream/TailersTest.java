package dev.weft.adapter.postgres.stream;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static dev.weft.testkit.stream.Pieces.durable;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.Sql;
import dev.weft.application.runtime.LoopHealth;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.stream.TailFrames;
import dev.weft.testkit.stream.Streams;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * One process writes, another follows: over hints, without them, and while they are being cut.
 *
 * <p>A frame that was neither heard of nor found by a poll is not told before the tailer's block is
 * over, and the wait for it fails.
 */
@Timeout(180)
class TailersTest {

  private static final Duration PATIENCE = Duration.ofSeconds(60);
  private static final int KILLS = 100;

  private final PostgresFixture database = PostgresFixture.migrated();

  @AfterEach
  void drop() {
    database.drop();
  }

  @Test
  void eight_tailers_share_a_pool_of_four() throws Exception {
    try (TailingProcess writer = TailingProcess.started(database, "writer");
        TailingProcess reader = TailingProcess.started(database, "reader")) {
      List<LeaseHandle> handles = running(writer, 8);
      Map<StreamKey, CompletableFuture<TailFrames.Result>> parked = parked(reader, handles);

      for (LeaseHandle handle : handles) {
        writer.streams().appended(handle, durable("hello"));
      }

      for (CompletableFuture<TailFrames.Result> answer : parked.values()) {
        assertThat(texts(told(answer))).containsExactly("hello");
      }
    }
  }

  @Test
  void ten_thousand_parked_tailers_hold_no_connection_and_all_are_told() throws Exception {
    try (TailingProcess writer = TailingProcess.started(database, "writer");
        TailingProcess reader = TailingProcess.started(database, "reader")) {
      List<LeaseHandle> handles = running(writer, 500);
      List<CompletableFuture<TailFrames.Result>> waiting = new ArrayList<>();
      for (int i = 0; i < 10_000; i++) {
        StreamKey stream = Streams.of(handles.get(i % handles.size()));
        waiting.add(reader.tail(stream, StreamPosition.BEGINNING));
      }
      awaitFreePool(reader);
      assertThat(reader.hub().parked()).isEqualTo(10_000);

      handles.forEach(handle -> writer.streams().appended(handle, durable("hello")));

      for (CompletableFuture<TailFrames.Result> answer : waiting) {
        assertThat(texts(told(answer))).containsExactly("hello");
      }
      assertThat(reader.hub().parked()).isZero();
    }
  }

  @Test
  void cut_listeners_delay_a_frame_by_a_poll_and_leave_nothing_behind() throws Exception {
    CountDownLatch kills = new CountDownLatch(KILLS);
    ScheduledExecutorService killer = Executors.newSingleThreadScheduledExecutor();
    List<TailingProcess> processes = new ArrayList<>();
    try (TailingProcess writer = TailingProcess.started(database, "writer");
        TailingProcess reader = TailingProcess.started(database, "reader")) {
      processes.addAll(List.of(writer, reader));
      List<LeaseHandle> handles = running(writer, 20);
      killer.scheduleAtFixedRate(() -> kill(kills), 200, 200, TimeUnit.MILLISECONDS);

      Map<StreamKey, List<String>> seen = follow(writer, reader, handles, kills);

      seen.forEach((stream, texts) -> assertThat(texts).isEqualTo(stored(writer, stream)));
      assertThat(reader.hub().parked()).isZero();
    } finally {
      killer.shutdownNow();
      assertThat(killer.awaitTermination(10, TimeUnit.SECONDS)).isTrue();
    }
    assertThat(connectionsLeft()).isEqualTo("0");
    assertThat(processes).flatMap(TailingProcess::loops).hasSize(10).noneMatch(LoopHealth::running);
  }

  /** Appends to one stream after the other while all are followed, until enough were killed. */
  private Map<StreamKey, List<String>> follow(
      TailingProcess writer, TailingProcess reader, List<LeaseHandle> handles, CountDownLatch kills)
      throws Exception {
    Map<StreamKey, CompletableFuture<TailFrames.Result>> parked = parked(reader, handles);
    Map<StreamKey, List<String>> seen = new HashMap<>();
    for (int n = 0; kills.getCount() > 0; n++) {
      LeaseHandle handle = handles.get(n % handles.size());
      StreamKey stream = Streams.of(handle);
      writer.streams().appended(handle, durable("frame " + n));
      TailFrames.Result.Answered page = told(parked.get(stream));
      seen.computeIfAbsent(stream, key -> new ArrayList<>()).addAll(texts(page));
      StreamPosition after = page.page().frames().getLast().id().position();
      parked.put(stream, reader.tail(stream, after));
    }
    parked.values().forEach(waiting -> waiting.cancel(true));
    return seen;
  }

  private void kill(CountDownLatch kills) {
    Sql.rows(
        database.owner(),
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            + " WHERE application_name LIKE 'weft-%-hints' AND datname = current_database()");
    kills.countDown();
  }

  private static List<LeaseHandle> running(TailingProcess process, int n) {
    process.engine().submit(Collections.nCopies(n, aSubmission()));
    return process.engine().claim(aClaim().upTo(n).lasting(Duration.ofHours(1))).stream()
        .map(Claim::handle)
        .toList();
  }

  private static Map<StreamKey, CompletableFuture<TailFrames.Result>> parked(
      TailingProcess process, List<LeaseHandle> handles) {
    Map<StreamKey, CompletableFuture<TailFrames.Result>> parked = new HashMap<>();
    for (LeaseHandle handle : handles) {
      StreamKey stream = Streams.of(handle);
      parked.put(stream, process.tail(stream, StreamPosition.BEGINNING));
    }
    return parked;
  }

  private static TailFrames.Result.Answered told(CompletableFuture<TailFrames.Result> answer)
      throws Exception {
    return (TailFrames.Result.Answered) answer.get(PATIENCE.toNanos(), TimeUnit.NANOSECONDS);
  }

  /** A poll may be on its way now and then; between two of them every connection is free. */
  private static void awaitFreePool(TailingProcess process) {
    while (process.hub().readNext() || process.busyConnections() > 0) {
      Thread.onSpinWait();
    }
  }

  private static List<String> texts(TailFrames.Result.Answered page) {
    return page.page().frames().stream().map(TailersTest::text).toList();
  }

  private static List<String> stored(TailingProcess process, StreamKey stream) {
    return process.streams().frames(stream).stream().map(TailersTest::text).toList();
  }

  private static String text(Frame frame) {
    return frame.bytes().value().toUtf8();
  }

  private String connectionsLeft() {
    String others =
        "SELECT count(*) FROM pg_stat_activity WHERE application_name LIKE 'weft-%'"
            + " AND datname = current_database()";
    while (!Sql.value(database.owner(), others).equals("0")) {
      Thread.onSpinWait();
    }
    return Sql.value(database.owner(), others);
  }
}
