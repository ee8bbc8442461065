package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.type.ExecutionIds;
import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Statements that read results over edges. */
public interface UpstreamMapper {

  List<PassedRow> listResults(
      @Param("children") ExecutionIds children, @Param("mostInline") long mostInline);
}
