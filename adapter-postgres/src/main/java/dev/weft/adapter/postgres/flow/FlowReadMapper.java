package dev.weft.adapter.postgres.flow;

import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements that list flows and draw them. */
public interface FlowReadMapper {

  List<FlowEntryRow> listFlows(FlowListColumns query);

  List<NodeRow> listNodes(@Param("partition") short partition, @Param("flow") UUID flow);
}
