package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.flow.EndedRow;
import dev.weft.adapter.postgres.flow.GroupRow;
import dev.weft.adapter.postgres.type.ExecutionIds;
import dev.weft.adapter.postgres.type.IdRow;
import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements that read the piece of graph around a replay. */
public interface ReplayMapper {

  List<IdRow> listChildren(
      @Param("partition") short partition,
      @Param("execution") UUID execution,
      @Param("downstream") boolean downstream);

  List<ScopeEdgeRow> listScopeEdges(ExecutionIds children);

  List<GroupRow> listScopeGroups(ExecutionIds children);

  List<EndedRow> listEndedOf(ExecutionIds executions);
}
