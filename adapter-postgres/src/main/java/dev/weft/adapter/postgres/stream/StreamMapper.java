package dev.weft.adapter.postgres.stream;

import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Statements that read streams, and forget them. */
public interface StreamMapper {

  List<PageRow> findPages(RangeColumns ranges);

  List<MarkRow> listMarks(StreamColumns streams);

  SummaryRow findSummary(@Param("stream") KeyColumns stream);

  int forgetFrames(ForgetColumns asked);

  int forgetHeads(ForgetColumns asked);
}
