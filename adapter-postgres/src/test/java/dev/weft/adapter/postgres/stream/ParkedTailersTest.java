package dev.weft.adapter.postgres.stream;

import static dev.weft.testkit.builders.ClaimBuilder.aClaim;
import static dev.weft.testkit.builders.SubmissionBuilder.aSubmission;
import static org.assertj.core.api.Assertions.assertThat;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.fixture.PostgresPorts;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.application.runtime.Cadence;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.TailHub;
import dev.weft.application.stream.FrameTailer;
import dev.weft.application.stream.StreamWatcher;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.read.PageLimit;
import dev.weft.domain.stream.read.TailRequest;
import dev.weft.domain.stream.read.Visibility;
import dev.weft.port.in.stream.TailFrames.Command;
import dev.weft.port.in.stream.TailFrames.Result;
import dev.weft.testkit.doubles.RecordingTelemetry;
import dev.weft.testkit.driving.UseCases;
import dev.weft.testkit.stream.Pieces;
import dev.weft.testkit.stream.Streams;
import java.time.Duration;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tailers that wait leave every connection to those who work (I30). */
@Timeout(120)
class ParkedTailersTest {

  private static final int POOL = 4;

  @Test
  void more_tailers_than_connections_wait_without_one_and_are_woken_by_one_append() {
    try (PostgresPorts ports = PostgresPorts.fresh();
        HikariDataSource pool =
            EnginePools.open(
                new PoolSettings(
                    ports.database().url(),
                    PostgresFixture.RUNTIME,
                    PostgresFixture.RUNTIME,
                    POOL,
                    true),
                "tails")) {
      LocalWorkSignal signal = new LocalWorkSignal();
      PostgresTransactions store =
          new PostgresTransactions(pool, signal, new RecordingTelemetry(), new Random(1));
      UseCases engine = new UseCases(store, ports.ids());
      engine.submit(aSubmission());
      LeaseHandle handle = engine.claimOne(aClaim());
      try (TailHub hub =
          TailHub.started(
              new FrameTailer(store),
              new StreamWatcher(store),
              signal,
              Cadence.every(Duration.ofMinutes(10)),
              new Random(1))) {
        List<CompletableFuture<Result>> asked =
            IntStream.range(0, 2 * POOL).mapToObj(i -> tail(hub, handle)).toList();
        while (hub.parked() < 2 * POOL || pool.getHikariPoolMXBean().getActiveConnections() > 0) {
          Thread.onSpinWait();
        }
        assertThat(asked).noneMatch(CompletableFuture::isDone);

        new Streams(store, ports.json()).append(handle, Pieces.durable("news"));

        assertThat(asked).allSatisfy(one -> assertThat(frames(one)).isEqualTo(1));
      }
    }
  }

  private static CompletableFuture<Result> tail(TailHub hub, LeaseHandle handle) {
    TailRequest request =
        new TailRequest(
            StreamPosition.BEGINNING, Duration.ofSeconds(30), new PageLimit(10), Visibility.ALL);
    return hub.tail(new Command(Streams.of(handle), request)).toCompletableFuture();
  }

  private static int frames(CompletableFuture<Result> asked) {
    Result result = asked.orTimeout(60, TimeUnit.SECONDS).join();
    return ((Result.Answered) result).page().frames().size();
  }
}
