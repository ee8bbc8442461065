package dev.weft.testkit.stream;

import dev.weft.application.stream.FrameAppender;
import dev.weft.application.stream.FrameReader;
import dev.weft.application.stream.FrameTailer;
import dev.weft.application.stream.SummaryReader;
import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamPosition;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.read.PageLimit;
import dev.weft.domain.stream.read.ReadRange;
import dev.weft.domain.stream.read.StreamCursor;
import dev.weft.domain.stream.read.TailRequest;
import dev.weft.domain.stream.read.Visibility;
import dev.weft.domain.stream.summary.Summary;
import dev.weft.port.in.stream.AppendFrames;
import dev.weft.port.in.stream.ReadFrames;
import dev.weft.port.in.stream.TailFrames;
import dev.weft.port.out.json.JsonCodec;
import dev.weft.port.out.tx.Transactions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** What writers and readers of streams do, over one {@link Transactions}, said briefly. */
public record Streams(Transactions transactions, JsonCodec json, AppendFrames appender) {

  private static final PageLimit LARGE = new PageLimit(10_000);

  public Streams(Transactions transactions, JsonCodec json) {
    this(transactions, json, new FrameAppender(transactions, json));
  }

  public static StreamKey of(LeaseHandle handle) {
    return new StreamKey(handle.execution(), handle.attempt());
  }

  public AppendFrames.Result append(LeaseHandle handle, NewFrame... frames) {
    return append(List.of(new AppendFrames.Command(handle, List.of(frames)))).getFirst();
  }

  public List<AppendFrames.Result> append(List<AppendFrames.Command> calls) {
    return appender.append(calls);
  }

  /** The ids of frames that must be taken. */
  public List<FrameId> appended(LeaseHandle handle, NewFrame... frames) {
    return switch (append(handle, frames)) {
      case AppendFrames.Result.Appended appended -> appended.ids();
      case AppendFrames.Result other -> throw new AssertionError("not appended: " + other);
    };
  }

  public ReadFrames.Result read(StreamKey stream, ReadRange range) {
    return new FrameReader(transactions).read(new ReadFrames.Command(stream, range));
  }

  /** Everything the stream holds, as far as one page goes. */
  public ReadFrames.Result.Found all(StreamKey stream) {
    return all(stream, Visibility.ALL);
  }

  public ReadFrames.Result.Found all(StreamKey stream, Visibility visibility) {
    ReadRange range =
        ReadRange.of(new StreamCursor.Start(), new StreamCursor.End(), LARGE, visibility);
    return (ReadFrames.Result.Found) read(stream, range);
  }

  public List<Frame> frames(StreamKey stream) {
    return all(stream).page().frames();
  }

  public StreamState state(StreamKey stream) {
    return all(stream).state();
  }

  public TailFrames.Result tail(StreamKey stream, StreamPosition after) {
    return tail(stream, after, LARGE, Visibility.ALL);
  }

  public TailFrames.Result tail(
      StreamKey stream, StreamPosition after, PageLimit limit, Visibility visibility) {
    TailRequest request = new TailRequest(after, Duration.ZERO, limit, visibility);
    return tail(List.of(new TailFrames.Command(stream, request))).getFirst();
  }

  public List<TailFrames.Result> tail(List<TailFrames.Command> commands) {
    return new FrameTailer(transactions).tail(commands);
  }

  public Optional<Summary> summary(StreamKey stream) {
    return new SummaryReader(transactions, json).read(stream);
  }
}
