package dev.weft.adapter.postgres.stream;

import dev.weft.adapter.postgres.type.Code;
import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.stream.ClientSeq;
import dev.weft.domain.stream.FrameBytes;
import dev.weft.domain.stream.FrameLabel;
import java.util.List;

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

  static FrameColumns of(
      List<ClientSeq> numbers, List<FrameLabel> labels, List<FrameBytes> contents) {
    return new FrameColumns(
        Column.unlessAllNull(
            Column.longs(numbers, number -> number.isPresent() ? number.value() : null)),
        Column.shorts(labels, label -> Code.FRAME_KIND.of(label.kind())),
        Column.unlessAllNull(Column.texts(labels, StoredLabel::frameType)),
        Column.unlessAllNull(Column.texts(labels, StoredLabel::contentType)),
        Column.unlessAllNull(Column.texts(labels, StoredLabel::correlationId)),
        Column.bytes(contents, content -> content.value().toArray()));
  }
}
