package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.FlowIds;
import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements on {@code weft.flow}. */
public interface FlowMapper {

  int insertAbsent(
      @Param("partition") short partition,
      @Param("flow") UUID flow,
      @Param("kind") String kind,
      @Param("namespace") String namespace,
      @Param("tags") String tags);

  FlowRow findFlow(@Param("partition") short partition, @Param("flow") UUID flow);

  FlowRow lockFlow(@Param("partition") short partition, @Param("flow") UUID flow);

  List<FlowRow> lockFree(FlowIds flows);

  int writeFlows(FlowColumns flows);

  long readClock();
}
