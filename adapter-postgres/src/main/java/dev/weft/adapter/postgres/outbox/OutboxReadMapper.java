package dev.weft.adapter.postgres.outbox;

import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements that lock nothing. */
public interface OutboxReadMapper {

  List<BacklogRow> listBacklogs();

  long readNow();

  MessageViewRow findMessage(@Param("id") UUID id);

  List<MessageViewRow> listMessages(
      @Param("states") Short[] states,
      @Param("endpoint") UUID endpoint,
      @Param("after") UUID after,
      @Param("max") int max);

  List<TryRow> listTries(@Param("id") UUID id);

  List<StandingRow> countMessages(@Param("endpoint") UUID endpoint);

  Long findSample();
}
