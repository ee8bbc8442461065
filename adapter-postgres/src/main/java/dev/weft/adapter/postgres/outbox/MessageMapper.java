package dev.weft.adapter.postgres.outbox;

import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements that lock messages and write what was decided about them; endpoints are read. */
public interface MessageMapper {

  /** The messages in id order, at most one parked row, then one row with time and endpoint. */
  List<DeliveryRow> lockMessages(
      @Param("endpoint") UUID endpoint, @Param("messages") UUID[] messages);

  int writeMessages(@Param("moves") MessageColumns moves, @Param("tries") TryColumns tries);
}
