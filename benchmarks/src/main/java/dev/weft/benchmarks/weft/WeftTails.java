package dev.weft.benchmarks.weft;

import com.zaxxer.hikari.HikariDataSource;
import dev.weft.adapter.json.JacksonJsonCodec;
import dev.weft.adapter.json.JsonLimits;
import dev.weft.adapter.postgres.signal.PostgresHintChannel;
import dev.weft.adapter.postgres.tx.EnginePools;
import dev.weft.adapter.postgres.tx.PoolSettings;
import dev.weft.adapter.postgres.tx.PostgresTransactions;
import dev.weft.application.runtime.Cadence;
import dev.weft.application.runtime.GroupedAppender;
import dev.weft.application.runtime.HintReceiver;
import dev.weft.application.runtime.HintSender;
import dev.weft.application.runtime.LocalWorkSignal;
import dev.weft.application.runtime.TailHub;
import dev.weft.application.stream.DurableAppends;
import dev.weft.application.stream.FrameAppender;
import dev.weft.application.stream.FrameTailer;
import dev.weft.application.stream.StreamWatcher;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.read.PageLimit;
import dev.weft.domain.stream.read.TailRequest;
import dev.weft.domain.stream.read.Visibility;
import dev.weft.port.in.stream.AppendFrames;
import dev.weft.port.in.stream.TailFrames;
import java.time.Duration;
import java.util.Random;
import java.util.function.Consumer;

/**
 * One side that writes and one that follows, each with a pool of four and the hints, as two
 * processes would be: nothing but the database lies between them.
 */
public final class WeftTails implements AutoCloseable {

  private static final Cadence POLL = Cadence.every(Duration.ofSeconds(1));
  private static final Duration BLOCK = Duration.ofSeconds(30);
  private static final PageLimit PAGE = new PageLimit(1_000);

  private final HikariDataSource writing;
  private final HikariDataSource reading;
  private final PostgresHintChannel sendingChannel;
  private final PostgresHintChannel hearingChannel;
  private final HintSender sender;
  private final GroupedAppender append;
  private final TailHub hub;
  private final HintReceiver receiver;

  public WeftTails(RunningAttempts attempts) {
    PoolSettings settings = RunningAttempts.settings(attempts.database());
    writing = EnginePools.open(settings, "bench-writer");
    reading = EnginePools.open(settings, "bench-reader");
    sendingChannel = new PostgresHintChannel(EnginePools.direct(settings, "bench-send"));
    hearingChannel = new PostgresHintChannel(EnginePools.direct(settings, "bench-hear"));
    sender = HintSender.started(new LocalWorkSignal(), sendingChannel, new Random());
    append = grouped(RunningAttempts.transactions(writing, sender));
    LocalWorkSignal local = new LocalWorkSignal();
    hub = hub(RunningAttempts.transactions(reading, local), local);
    receiver = HintReceiver.started(hearingChannel, local, hub, new Random());
  }

  private static GroupedAppender grouped(PostgresTransactions transactions) {
    return new GroupedAppender(
        new FrameAppender(transactions, new JacksonJsonCodec(JsonLimits.DEFAULT)),
        new DurableAppends(transactions));
  }

  private static TailHub hub(PostgresTransactions transactions, LocalWorkSignal local) {
    return TailHub.started(
        new FrameTailer(transactions), new StreamWatcher(transactions), local, POLL, new Random());
  }

  public AppendFrames append() {
    return append;
  }

  /** Whether so many wait, each has been read for, and hints are heard. */
  public boolean ready(int tailers) {
    return hub.parked() >= tailers && hub.settled() && receiver.isListening();
  }

  /** Follows a stream for good: each page is told, then the next one is asked for. */
  public void follow(StreamKey stream, StreamPosition after, Consumer<TailFrames.Result> told) {
    TailRequest request = new TailRequest(after, BLOCK, PAGE, Visibility.ALL);
    hub.tail(new TailFrames.Command(stream, request))
        .thenAccept(
            result -> {
              told.accept(result);
              if (!hub.isClosed()) {
                follow(stream, last(result, after), told);
              }
            });
  }

  private static StreamPosition last(TailFrames.Result result, StreamPosition before) {
    return result instanceof TailFrames.Result.Answered answered
            && !answered.page().frames().isEmpty()
        ? answered.page().frames().getLast().id().position()
        : before;
  }

  @Override
  public void close() {
    receiver.close();
    hub.close();
    append.close();
    sender.close();
    sendingChannel.close();
    hearingChannel.close();
    reading.close();
    writing.close();
  }
}
