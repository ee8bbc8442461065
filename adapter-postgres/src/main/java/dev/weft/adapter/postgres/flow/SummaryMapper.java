package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.FlowIds;
import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Statements on {@code weft.flow_summary}. */
public interface SummaryMapper {

  int touchSummaries(@Param("touched") TouchedColumns touched);

  List<DueFlowRow> listDueSummaries(@Param("max") int max);

  List<FlowSummaryRow> listSummaries(FlowIds flows);

  int writeSummaries(SummaryColumns summaries);

  int leaveSummaries(FlowIds flows);
}
