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
 * @param trim how many of the oldest best-effort frames go, beginning behind {@code trimmed}
 * @param relaxed whether the commit may be answered before it is safe on disk
 * @param document NULL where it stays as it is
 */
public record DecidedColumns(
    KeyColumns stream,
    UUID lease,
    long epoch,
    long before,
    int trim,
    long trimmedMs,
    long trimmedSeq,
    boolean relaxed,
    LedgerColumns ledger,
    String document,
    long at,
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
        append.trim(),
        append.before().window().trimmedTo().millis(),
        append.before().window().trimmedTo().seq(),
        append.isBestEffort(),
        LedgerColumns.of(append.next()),
        append.changesSummary() ? append.summary() : null,
        append.at().toEpochMilli(),
        Column.longs(frames, frame -> frame.id().seq()),
        Column.shorts(frames, frame -> Code.MODE.of(frame.mode())),
        Column.sparse(Column.longs(frames, DecidedColumns::version)),
        FrameColumns.ofIdentified(append.frames()));
  }

  private static Long version(Frame frame) {
    return frame.summaryVersion() == Frame.NO_VERSION ? null : frame.summaryVersion();
  }

  boolean isFirst() {
    return before == 0;
  }
}
