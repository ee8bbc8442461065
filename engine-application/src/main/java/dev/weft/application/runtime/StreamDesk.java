package dev.weft.application.runtime;

import dev.weft.application.stream.DurableAppends;
import dev.weft.application.stream.FrameAppender;
import dev.weft.application.stream.FrameReader;
import dev.weft.application.stream.FrameTailer;
import dev.weft.application.stream.StreamWatcher;
import dev.weft.application.stream.SummaryReader;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.summary.Summary;
import dev.weft.port.in.stream.AppendFrames;
import dev.weft.port.in.stream.ReadFrames;
import dev.weft.port.in.stream.TailFrames;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.stream.Stream;

/** The output streams of a running engine: write, read, follow. */
public final class StreamDesk implements AutoCloseable {

  private final GroupedAppender appender;
  private final ReadFrames reads;
  private final SummaryReader summaries;
  private final TailHub tails;

  private StreamDesk(
      GroupedAppender appender, ReadFrames reads, SummaryReader summaries, TailHub tails) {
    this.appender = appender;
    this.reads = reads;
    this.summaries = summaries;
    this.tails = tails;
  }

  static StreamDesk started(EngineParts parts, Cadence poll) {
    return new StreamDesk(
        new GroupedAppender(
            new FrameAppender(parts.work(), parts.json()), new DurableAppends(parts.work())),
        new FrameReader(parts.work()),
        new SummaryReader(parts.work(), parts.json()),
        TailHub.started(
            new FrameTailer(parts.sweeps()),
            new StreamWatcher(parts.sweeps()),
            parts.signal(),
            poll,
            parts.random()));
  }

  /** For writers that hold a lease, such as the workers of this engine. */
  public AppendFrames appender() {
    return appender;
  }

  public ReadFrames.Result read(ReadFrames.Command command) {
    return reads.read(command);
  }

  /** Answers when there is something to tell, without a thread meanwhile. */
  public CompletionStage<TailFrames.Result> tail(TailFrames.Command command) {
    return tails.tail(command);
  }

  public Optional<Summary> summary(StreamKey stream) {
    return summaries.read(stream);
  }

  Stream<LoopHealth> health() {
    return tails.health().stream();
  }

  @Override
  public void close() {
    tails.close();
    appender.close();
  }
}
