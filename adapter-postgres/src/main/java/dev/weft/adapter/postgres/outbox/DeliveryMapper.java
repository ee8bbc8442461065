package dev.weft.adapter.postgres.outbox;

import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements that lock messages with their endpoint and write what was decided about both. */
public interface DeliveryMapper {

  /** The messages in id order, then one row with the time and the endpoint. */
  List<DeliveryRow> lockDeliveries(
      @Param("endpoint") UUID endpoint,
      @Param("messages") UUID[] messages,
      @Param("parked") int parked);

  int writeDeliveries(
      @Param("endpoint") EndpointRow endpoint,
      @Param("moves") MessageColumns moves,
      @Param("tries") TryColumns tries);
}
