package dev.weft.adapter.postgres.stream;

import org.apache.ibatis.annotations.Param;

/** Statements that write decided appends to streams and trim them. */
public interface AppendMapper {

  int appendNext(DecidedColumns append);

  int appendFirst(DecidedColumns append);

  int trimOldest(@Param("stream") KeyColumns stream, @Param("most") int most);

  String relaxCommit();
}
