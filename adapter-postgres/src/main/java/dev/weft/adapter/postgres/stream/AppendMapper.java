package dev.weft.adapter.postgres.stream;

import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Statements that append to streams and trim them. */
public interface AppendMapper {

  List<MintedRow> appendDurable(DurableColumns appends);

  int appendNext(DecidedColumns append);

  int appendFirst(DecidedColumns append);

  int trimOldest(@Param("stream") KeyColumns stream, @Param("most") int most);

  String relaxCommit();
}
