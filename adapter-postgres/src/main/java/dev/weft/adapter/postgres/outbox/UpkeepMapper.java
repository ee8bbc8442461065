package dev.weft.adapter.postgres.outbox;

import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements over many messages at once. */
public interface UpkeepMapper {

  List<LockedMessageRow> lockWaiting(@Param("endpoint") UUID endpoint, @Param("max") int max);

  List<LockedMessageRow> lockAbandoned(DrainColumns drain);

  List<KindCountRow> previewDrain(DrainColumns drain);

  List<LockedMessageRow> lockOrphans(@Param("max") int max);

  int deleteSent(@Param("age") long age, @Param("max") int max);

  int deleteAbandoned(@Param("age") long age, @Param("max") int max);

  int forgetKeys(@Param("age") long age, @Param("max") int max);

  long sampleUnsent(@Param("most") long most);
}
