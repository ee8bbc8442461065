package dev.weft.adapter.postgres.retention;

import dev.weft.adapter.postgres.type.ExecutionIds;
import dev.weft.adapter.postgres.type.IdRow;
import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Statements that remove what lies outside flows. */
public interface RetentionMapper {

  List<IdRow> lockEnded(@Param("age") long age, @Param("window") int window, @Param("max") int max);

  int removeEnded(ExecutionIds executions);

  int removeKeys(@Param("age") long age, @Param("window") int window, @Param("max") int max);

  int removeSightings(@Param("age") long age, @Param("max") int max);

  int removeEvents(@Param("age") long age, @Param("max") int max);
}
