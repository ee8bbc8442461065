package dev.weft.adapter.postgres.stream;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.stream.Frame;
import dev.weft.domain.stream.append.IdentifiedFrame;
import dev.weft.port.out.stream.DecidedAppend;
import java.util.List;
import java.util.UUID;

/**
 * One decided append.
 *
 * @param before how many frames the stream had taken when it was decided
 * @param document NULL where it stays as it is
 */
public record DecidedColumns(
    KeyColumns stream,
    UUID lease,
    long epoch,
    long before,
    LedgerColumns ledger,
    String document,
    long at,
    Long[] millis,
    Long[] seqs,
    Short[] modes,
    Long[] summaryVersions,
    FrameColumns frames) {

  static DecidedColumns of(DecidedAppend append) {
    List<Frame> frames = append.frames().stream().map(IdentifiedFrame::frame).toList();
    return new DecidedColumns(
        KeyColumns.of(append.handle()),
        append.handle().lease().value(),
        append.handle().epoch(),
        append.before().head().frameCount(),
        LedgerColumns.of(append.next()),
        append.changesSummary() ? append.summary() : null,
        append.at().toEpochMilli(),
        Column.longs(frames, frame -> frame.id().millis()),
        Column.longs(frames, frame -> frame.id().seq()),
        Column.shorts(frames, frame -> Code.MODE.of(frame.mode())),
        Column.unlessAllNull(Column.longs(frames, DecidedColumns::version)),
        FrameColumns.of(
            append.frames().stream().map(IdentifiedFrame::clientSeq).toList(),
            frames.stream().map(Frame::label).toList(),
            frames.stream().map(Frame::bytes).toList()));
  }

  private static Long version(Frame frame) {
    return frame.summaryVersion() == Frame.NO_VERSION ? null : frame.summaryVersion();
  }

  boolean isFirst() {
    return before == 0;
  }
}
