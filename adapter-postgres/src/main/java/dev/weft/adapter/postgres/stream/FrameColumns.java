package dev.weft.adapter.postgres.stream;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameLabel;
import dev.weft.domain.stream.NewFrame;
import dev.weft.domain.stream.append.IdentifiedFrame;
import java.util.List;
import java.util.function.Function;

/**
 * What frames say and hold, as one array per column; usual labels are NULL and take no space. A
 * column of nothing but NULL is sent empty: {@code unnest} fills it up again.
 */
public record FrameColumns(
    Long[] clientSeqs,
    Short[] kinds,
    String[] frameTypes,
    String[] contentTypes,
    String[] correlationIds,
    byte[][] payloads) {

  static FrameColumns ofNew(List<NewFrame> frames) {
    return of(frames, NewFrame::clientSeq, NewFrame::label, NewFrame::bytes);
  }

  static FrameColumns ofIdentified(List<IdentifiedFrame> frames) {
    return of(
        frames,
        IdentifiedFrame::clientSeq,
        identified -> identified.frame().label(),
        identified -> identified.frame().bytes());
  }

  private static <T> FrameColumns of(
      List<T> frames,
      Function<T, ClientSeq> number,
      Function<T, FrameLabel> label,
      Function<T, FrameBytes> bytes) {
    return new FrameColumns(
        Column.sparse(Column.longs(frames, frame -> valueOf(number.apply(frame)))),
        Column.shorts(frames, frame -> Code.FRAME_KIND.of(label.apply(frame).kind())),
        Column.sparse(Column.texts(frames, frame -> StoredLabel.frameType(label.apply(frame)))),
        Column.sparse(Column.texts(frames, frame -> StoredLabel.contentType(label.apply(frame)))),
        Column.sparse(Column.texts(frames, frame -> StoredLabel.correlationId(label.apply(frame)))),
        Column.bytes(frames, frame -> bytes.apply(frame).value().toArray()));
  }

  private static Long valueOf(ClientSeq number) {
    return number.isPresent() ? number.value() : null;
  }
}
