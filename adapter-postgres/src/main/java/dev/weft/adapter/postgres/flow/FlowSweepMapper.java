package dev.weft.adapter.postgres.flow;

import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements that find what a crash may have left undone in flows. */
public interface FlowSweepMapper {

  List<UUID> listUnfinishedCancels(@Param("max") int max);

  List<RelievedRow> listRelieved(
      @Param("partition") short partition,
      @Param("execution") UUID execution,
      @Param("max") int max);
}
