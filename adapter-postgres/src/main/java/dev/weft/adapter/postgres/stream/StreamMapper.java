package dev.weft.adapter.postgres.stream;

import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Statements that read streams, and forget them. */
public interface StreamMapper {

  int lockHead(@Param("stream") KeyColumns stream);

  HeadRow readHead(@Param("stream") KeyColumns stream, @Param("withDocument") boolean withDocument);

  List<EarlierRow> listEarlier(
      @Param("stream") KeyColumns stream, @Param("numbers") Long[] numbers);

  List<PageRow> findPage(RangeColumns range);

  List<MarkRow> listMarks(StreamColumns streams);

  SummaryRow findSummary(@Param("stream") KeyColumns stream);

  int forgetFrames(ForgetColumns asked);

  int forgetHeads(ForgetColumns asked);
}
