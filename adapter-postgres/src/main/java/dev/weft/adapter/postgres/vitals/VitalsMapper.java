package dev.weft.adapter.postgres.vitals;

import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Reads of what lanes hold and who holds the store back; statements on {@code weft.loop}. */
public interface VitalsMapper {

  List<DepthRow> countLanes(@Param("most") int most);

  UndispatchedRow countUndispatched(@Param("most") int most);

  AgeRow readAge();

  void report(LoopColumns loops);

  void forgetSilent(@Param("kept") long kept);

  List<LoopRow> listReported(@Param("within") long within);
}
