package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.FlowIds;
import dev.weft.adapter.postgres.type.IdRow;
import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements on {@code weft.member} and on how members stand. */
public interface MemberMapper {

  int insertMembers(MemberColumns members);

  List<MemberRow> listMembers(@Param("partition") short partition, @Param("flow") UUID flow);

  List<EndedRow> listEnded(@Param("partition") short partition, @Param("flow") UUID flow);

  List<IdRow> listLiving(
      @Param("partition") short partition,
      @Param("flow") UUID flow,
      @Param("after") UUID after,
      @Param("max") int max);

  List<StateCountRow> countStates(FlowIds flows);
}
