package dev.weft.adapter.postgres.stream;

import dev.weft.domain.stream.read.PageLimit;
import dev.weft.domain.stream.read.PageShare;
import dev.weft.port.out.stream.SharedReading;
import dev.weft.port.out.stream.StreamRange;
import dev.weft.port.out.stream.StreamReading;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Finds ranges of streams, one or many, with one statement. */
record FrameSearch(StreamMapper mapper) {

  Optional<StreamReading> find(StreamRange range) {
    List<PageRow> rows = mapper.findPages(RangeColumns.of(List.of(range), PageShare.among(1)));
    return rows.isEmpty() ? Optional.empty() : Optional.of(PageRow.reading(rows));
  }

  List<SharedReading> findEach(List<StreamRange> ranges) {
    PageShare share = PageShare.among(ranges.size());
    Map<Integer, List<PageRow>> found =
        mapper.findPages(RangeColumns.of(ranges, share)).stream()
            .collect(Collectors.groupingBy(PageRow::place));
    return IntStream.range(0, ranges.size())
        .mapToObj(nth -> shared(found.get(nth + 1), ranges.get(nth).range().limit(), share))
        .toList();
  }

  private static SharedReading shared(List<PageRow> rows, PageLimit limit, PageShare share) {
    if (rows == null) {
      return new SharedReading.Unknown();
    }
    StreamReading reading = PageRow.reading(rows);
    return share.suffices(reading.found(), limit)
        ? new SharedReading.Found(reading)
        : new SharedReading.TooMuch();
  }
}
