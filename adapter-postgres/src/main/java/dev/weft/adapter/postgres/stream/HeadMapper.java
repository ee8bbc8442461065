package dev.weft.adapter.postgres.stream;

import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Statements that look at a stream before something is appended. */
public interface HeadMapper {

  int lockHead(@Param("stream") KeyColumns stream);

  HeadRow readHead(
      @Param("stream") KeyColumns stream,
      @Param("withDocument") boolean withDocument,
      @Param("numbers") Long[] numbers);

  List<EarlierRow> listEarlier(
      @Param("stream") KeyColumns stream, @Param("numbers") Long[] numbers);
}
