package dev.weft.adapter.postgres.retention;

import dev.weft.adapter.postgres.type.IdRow;
import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements that remove flows, piece by piece. */
public interface FlowRemovalMapper {

  FlowKeyRow lockRemoving();

  FlowKeyRow beginRemoval(@Param("age") long age);

  int removeEdges(
      @Param("partition") short partition, @Param("flow") UUID flow, @Param("max") int max);

  List<IdRow> listMembers(
      @Param("partition") short partition, @Param("flow") UUID flow, @Param("max") int max);

  int removeMembers(
      @Param("partition") short partition, @Param("flow") UUID flow, @Param("max") int max);

  int removeFlow(@Param("partition") short partition, @Param("flow") UUID flow);
}
