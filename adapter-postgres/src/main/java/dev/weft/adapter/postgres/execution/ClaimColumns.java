package dev.weft.adapter.postgres.execution;

import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.name.Kind;
import java.util.UUID;

/** A claim request as parameters; {@code kinds} is null when every kind is welcome. */
public record ClaimColumns(
    String lane,
    String[] capabilities,
    String[] kinds,
    String workerId,
    String workerInstanceId,
    int max,
    long ttl,
    UUID lease) {

  static ClaimColumns of(ClaimRequest request, LeaseId lease) {
    return new ClaimColumns(
        request.lane().value(),
        request.capabilities().names().toArray(String[]::new),
        request.kinds().isEmpty()
            ? null
            : request.kinds().stream().map(Kind::value).toArray(String[]::new),
        request.worker().id(),
        request.worker().instance(),
        request.max(),
        request.ttl().value().toMillis(),
        lease.value());
  }
}
