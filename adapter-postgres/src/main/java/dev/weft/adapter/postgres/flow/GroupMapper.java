package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.ExecutionIds;
import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements on {@code weft.edge_group}. */
public interface GroupMapper {

  int insertGroups(GroupColumns groups);

  int writeGroups(@Param("groups") GroupColumns groups);

  int removeGroups(ExecutionIds children);

  List<GroupRow> listGroups(@Param("partition") short partition, @Param("flow") UUID flow);
}
