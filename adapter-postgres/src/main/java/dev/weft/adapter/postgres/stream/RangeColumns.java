package dev.weft.adapter.postgres.stream;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.stream.read.PageShare;
import dev.weft.domain.stream.read.Visibility;
import dev.weft.port.out.stream.StreamRange;
import java.util.List;

/** Ranges of streams as one array per column, and how many bytes each may find. */
public record RangeColumns(
    StreamColumns streams,
    Long[] fromMs,
    Long[] fromSeqs,
    Long[] toMs,
    Long[] toSeqs,
    Boolean[] withBestEffort,
    Integer[] mostFrames,
    long mostBytes) {

  static RangeColumns of(List<StreamRange> asked, PageShare share) {
    return new RangeColumns(
        StreamColumns.of(asked.stream().map(StreamRange::stream).toList()),
        Column.longs(asked, one -> one.range().from().millis()),
        Column.longs(asked, one -> one.range().from().seq()),
        Column.longs(asked, one -> one.range().to().millis()),
        Column.longs(asked, one -> one.range().to().seq()),
        Column.booleans(asked, one -> one.range().visibility() == Visibility.ALL),
        Column.integers(asked, one -> share.mostFound(one.range().limit())),
        share.bytes());
  }
}
