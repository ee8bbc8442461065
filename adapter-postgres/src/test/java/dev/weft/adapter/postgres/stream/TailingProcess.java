package dev.weft.adapter.postgres.stream;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.json.JacksonJsonCodec;
import dev.weft.adapter.json.JsonLimits;
import dev.weft.adapter.postgres.fixture.PostgresFixture;
import dev.weft.adapter.postgres.signal.PostgresHintChannel;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.application.runtime.Cadence;
import dev.weft.application.runtime.HintReceiver;
import dev.weft.application.runtime.HintSender;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.LoopHealth;
import dev.weft.application.runtime.TailHub;
import dev.weft.application.stream.FrameTailer;
import dev.weft.application.stream.StreamWatcher;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.read.PageLimit;
import dev.weft.domain.stream.read.TailRequest;
import dev.weft.domain.stream.read.Visibility;
import dev.weft.port.in.stream.TailFrames;
import dev.weft.testkit.doubles.RecordingTelemetry;
import dev.weft.testkit.doubles.SequentialIds;
import dev.weft.testkit.driving.UseCases;
import dev.weft.testkit.stream.Streams;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;

/** What one process has to write and follow streams with: a pool of four and the hints. */
record TailingProcess(
    HikariDataSource pool,
    PostgresHintChannel channel,
    HintSender sender,
    TailHub hub,
    HintReceiver receiver,
    PostgresTransactions transactions)
    implements AutoCloseable {

  static final Duration POLL = Duration.ofSeconds(1);

  private static final int CONNECTIONS = 4;
  private static final PageLimit PAGE = new PageLimit(100);

  static TailingProcess started(PostgresFixture database, String name) {
    String role = PostgresFixture.RUNTIME;
    PoolSettings settings = new PoolSettings(database.url(), role, role, CONNECTIONS, true);
    HikariDataSource pool = EnginePools.open(settings, name + "-pool");
    PostgresHintChannel channel =
        new PostgresHintChannel(EnginePools.direct(settings, name + "-hints"));
    LocalWorkSignal local = new LocalWorkSignal();
    HintSender sender = HintSender.started(local, channel, new Random(1));
    PostgresTransactions transactions =
        new PostgresTransactions(pool, sender, new RecordingTelemetry(), new Random(1));
    TailHub hub =
        TailHub.started(
            new FrameTailer(transactions),
            new StreamWatcher(transactions),
            local,
            Cadence.every(POLL),
            new Random(1));
    HintReceiver receiver = HintReceiver.started(channel, local, hub, new Random(1));
    return new TailingProcess(pool, channel, sender, hub, receiver, transactions);
  }

  UseCases engine() {
    return new UseCases(transactions, new SequentialIds());
  }

  Streams streams() {
    return new Streams(transactions, new JacksonJsonCodec(JsonLimits.DEFAULT));
  }

  CompletableFuture<TailFrames.Result> tail(StreamKey stream, StreamPosition after) {
    TailRequest request = new TailRequest(after, Duration.ofSeconds(30), PAGE, Visibility.ALL);
    return hub.tail(new TailFrames.Command(stream, request)).toCompletableFuture();
  }

  int busyConnections() {
    return pool.getHikariPoolMXBean().getActiveConnections();
  }

  /** Every thread it has. */
  List<LoopHealth> loops() {
    List<LoopHealth> loops = new ArrayList<>(hub.health());
    loops.add(sender.health());
    loops.add(receiver.health());
    return loops;
  }

  @Override
  public void close() {
    receiver.close();
    hub.close();
    sender.close();
    channel.close();
    pool.close();
  }
}
