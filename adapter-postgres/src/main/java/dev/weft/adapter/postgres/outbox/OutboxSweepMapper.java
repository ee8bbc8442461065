package dev.weft.adapter.postgres.outbox;

import java.util.List;
import org.apache.ibatis.annotations.Param;

/** Statements of passing time: what is left over, too old, or counted now and then. */
public interface OutboxSweepMapper {

  List<LockedMessageRow> lockOrphans(@Param("max") int max);

  int deleteSent(@Param("age") long age, @Param("max") int max);

  int deleteAbandoned(@Param("age") long age, @Param("max") int max);

  int forgetKeys(@Param("age") long age, @Param("max") int max);

  long sampleUnsent(@Param("most") long most);
}
