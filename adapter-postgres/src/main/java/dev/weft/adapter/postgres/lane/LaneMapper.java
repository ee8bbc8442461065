package dev.weft.adapter.postgres.lane;

import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Statements on {@code weft.lane_pause}, and counts of what lanes hold. */
public interface LaneMapper {

  void pauseOpen(
      @Param("lane") String lane, @Param("reason") String reason, @Param("by") String by);

  PauseRow findPause(@Param("lane") String lane);

  int resumePaused(@Param("lane") String lane);

  List<PauseRow> listPauses();

  List<LaneCountRow> countRunnable(@Param("most") int most);

  List<LaneCountRow> countActive(@Param("most") int most);
}
