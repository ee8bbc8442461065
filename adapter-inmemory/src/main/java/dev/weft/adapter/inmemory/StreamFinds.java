package dev.weft.adapter.inmemory;

import dev.weft.domain.attempt.PastAttempt;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.stream.CloseReason;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.FrameMode;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.StreamState;
import dev.weft.domain.stream.append.IdentifiedFrame;
import dev.weft.domain.stream.append.StreamLedger;
import dev.weft.domain.stream.read.FramePage;
import dev.weft.domain.stream.read.PageShare;
import dev.weft.domain.stream.read.ReadRange;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.domain.stream.read.Visibility;
import dev.weft.port.out.stream.SharedReading;
import dev.weft.port.out.stream.StreamRange;
import dev.weft.port.out.stream.StreamReading;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Finds frames and how far streams have come. */
final class StreamFinds {

  private final EngineState state;

  StreamFinds(EngineState state) {
    this.state = state;
  }

  Optional<StreamReading> find(StreamKey stream, ReadRange range) {
    return state.find(stream.execution()).map(execution -> reading(execution, stream, range));
  }

  List<SharedReading> findEach(List<StreamRange> ranges) {
    PageShare share = PageShare.among(ranges.size());
    return ranges.stream().map(asked -> shared(asked, share)).toList();
  }

  private SharedReading shared(StreamRange asked, PageShare share) {
    return find(asked.stream(), asked.range())
        .<SharedReading>map(
            reading ->
                share.suffices(reading.found(), asked.range().limit())
                    ? new SharedReading.Found(reading)
                    : new SharedReading.TooMuch())
        .orElseGet(SharedReading.Unknown::new);
  }

  private StreamReading reading(Execution execution, StreamKey stream, ReadRange range) {
    StreamRow row = state.streams.get(stream);
    StreamLedger ledger = row == null ? StreamLedger.EMPTY : row.ledger();
    return new StreamReading(
        execution.standing().nextAttempt(),
        stateOf(stream),
        ledger.head().frameCount(),
        ledger.window(),
        row == null || range.isEmpty() ? List.of() : found(row, range));
  }

  private static List<Frame> found(StreamRow row, ReadRange range) {
    Collection<IdentifiedFrame> inRange =
        row.frames().subMap(range.from(), true, range.to(), true).values();
    List<Frame> found = new ArrayList<>();
    long bytes = 0;
    for (IdentifiedFrame candidate : inRange) {
      if (found.size() > range.limit().frames() || bytes > FramePage.MOST_BYTES) {
        break;
      }
      if (isVisible(candidate.frame(), range.visibility())) {
        found.add(candidate.frame());
        bytes += candidate.frame().bytes().size();
      }
    }
    return found;
  }

  private static boolean isVisible(Frame frame, Visibility visibility) {
    return visibility == Visibility.ALL || frame.mode() != FrameMode.Name.BEST_EFFORT;
  }

  StreamMark mark(StreamKey stream) {
    StreamRow row = state.streams.get(stream);
    long count = row == null ? 0 : row.ledger().head().frameCount();
    return new StreamMark(count, stateOf(stream) instanceof StreamState.Closed);
  }

  private StreamState stateOf(StreamKey stream) {
    StreamRow row = state.streams.get(stream);
    if (row != null) {
      return row.ledger().head().state();
    }
    return state.history.pastAttempt(stream.execution(), stream.attempt())
            instanceof PastAttempt.Ended ended
        ? new StreamState.Closed(ended.end().endedAt(), CloseReason.of(ended.end().outcome()))
        : new StreamState.Open();
  }
}
