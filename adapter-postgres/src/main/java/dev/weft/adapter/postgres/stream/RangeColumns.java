package dev.weft.adapter.postgres.stream;

import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.read.FramePage;
import dev.weft.domain.stream.read.ReadRange;
import dev.weft.domain.stream.read.Visibility;

/** A range of one stream; one frame beyond the limit tells that there are more. */
public record RangeColumns(
    KeyColumns stream,
    long fromMs,
    long fromSeq,
    long toMs,
    long toSeq,
    boolean withBestEffort,
    int most,
    long mostBytes) {

  static RangeColumns of(StreamKey stream, ReadRange range) {
    return new RangeColumns(
        KeyColumns.of(stream),
        range.from().millis(),
        range.from().seq(),
        range.to().millis(),
        range.to().seq(),
        range.visibility() == Visibility.ALL,
        range.limit().frames() + 1,
        FramePage.MOST_BYTES);
  }
}
