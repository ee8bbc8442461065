package dev.weft.adapter.postgres.outbox;

import java.util.List;
import java.util.UUID;
import org.apache.ibatis.annotations.Param;

/** Statements on {@code weft.endpoint} and {@code weft.endpoint_health}. */
public interface EndpointMapper {

  int insertEndpoint(EndpointRow endpoint);

  LockedEndpointRow lockEndpoint(@Param("id") UUID id);

  int countLiveClaims(@Param("id") UUID id, @Param("now") long now);

  int writeEndpoint(EndpointRow endpoint);

  int deleteEndpoint(@Param("id") UUID id);

  long countUnsent(@Param("id") UUID id);

  EndpointRow findEndpoint(@Param("id") UUID id);

  List<EndpointRow> listEndpoints();

  List<UUID> listWanting(@Param("kind") String kind, @Param("namespace") String namespace);
}
