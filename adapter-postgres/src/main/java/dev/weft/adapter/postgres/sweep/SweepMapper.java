package dev.weft.adapter.postgres.sweep;

import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Statements that find what is overdue. */
public interface SweepMapper {

  List<OverdueRow> listExpiredLeases(@Param("max") int max);

  List<OverdueRow> listOverdueAttempts(@Param("max") int max);

  List<OverdueRow> listPassedDeadlines(@Param("max") int max);
}
