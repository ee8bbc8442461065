package dev.weft.adapter.postgres.outbox;

import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements of operators over many messages at once. */
public interface UpkeepMapper {

  List<LockedMessageRow> lockWaiting(@Param("endpoint") UUID endpoint, @Param("max") int max);

  List<LockedMessageRow> lockAbandoned(DrainColumns drain);

  List<KindCountRow> previewDrain(DrainColumns drain);
}
