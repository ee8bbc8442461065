package dev.weft.adapter.postgres.audit;

import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Statements on {@code weft.audit}. */
public interface AuditMapper {

  void append(AuditColumns lines);

  List<AuditRow> listBefore(@Param("number") long number, @Param("limit") int limit);

  int trim(@Param("olderThan") long olderThan, @Param("most") int most);
}
