package dev.weft.adapter.postgres.stream;

import dev.weft.adapter.postgres.execution.StoredEnd;
import dev.weft.adapter.postgres.type.Code;
import dev.weft.domain.stream.CloseReason;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameId;
import dev.weft.domain.stream.StreamState;
import dev.weft.port.out.stream.StreamReading;
import java.time.Instant;
import java.util.List;

/**
 * The stream, the same in each row, and one of its frames; no frame in the only row of none.
 *
 * @param place that of the range among those asked for, from 1
 */
public record PageRow(
    int place,
    int attemptsOpened,
    long frameCount,
    Long closedAt,
    Short closeReason,
    Short outcome,
    Short failureClass,
    long retained,
    double rate,
    long tick,
    long tickCount,
    int keep,
    long trimmedMs,
    long trimmedSeq,
    Long tsMs,
    Long seq,
    Short mode,
    Long summaryVersion,
    Short kind,
    String frameType,
    String contentType,
    String correlationId,
    byte[] payload) {

  static StreamReading reading(List<PageRow> rows) {
    PageRow any = rows.getFirst();
    return new StreamReading(
        any.attemptsOpened,
        any.state(),
        any.frameCount,
        new StoredWindow(
                any.retained,
                any.rate,
                any.tick,
                any.tickCount,
                any.keep,
                any.trimmedMs,
                any.trimmedSeq)
            .toDomain(),
        rows.stream().filter(row -> row.payload != null).map(PageRow::frame).toList());
  }

  private StreamState state() {
    return closedAt == null
        ? new StreamState.Open()
        : new StreamState.Closed(Instant.ofEpochMilli(closedAt), reason());
  }

  private CloseReason reason() {
    return closeReason == null
        ? new StoredEnd(outcome, failureClass).closeReason()
        : Code.CLOSE.at(closeReason);
  }

  private Frame frame() {
    return new Frame(
        new FrameId(tsMs, seq),
        StoredLabel.toDomain(kind, frameType, contentType, correlationId),
        FrameBytes.of(payload),
        Code.MODE.at(mode),
        summaryVersion == null ? Frame.NO_VERSION : summaryVersion);
  }
}
