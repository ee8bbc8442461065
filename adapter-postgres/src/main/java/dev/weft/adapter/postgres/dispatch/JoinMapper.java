package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.type.ExecutionIds;
import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements that read what joins are decided from. */
public interface JoinMapper {

  List<JoinRow> listJoins(JoinColumns children);

  List<ContainingRow> listContaining(
      @Param("children") ExecutionIds children, @Param("max") int max);

  Boolean findSealed(@Param("partition") short partition, @Param("execution") UUID execution);

  List<WaitRow> listWaits(
      @Param("partition") short partition,
      @Param("execution") UUID execution,
      @Param("max") int max);
}
