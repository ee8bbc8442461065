package dev.weft.adapter.postgres.lane;

import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Reads of {@code weft.worker_seen}; the claim statement writes it. */
public interface WorkerMapper {

  List<SightingRow> listSeen(
      @Param("now") long now, @Param("within") long within, @Param("most") int most);

  long readClock();
}
