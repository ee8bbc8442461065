package dev.weft.adapter.postgres.execution;

import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.claim.WorkerSighting;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.name.Kind;
import java.nio.charset.StandardCharsets;
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
    UUID lease,
    UUID ability,
    long interval) {

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
        lease.value(),
        ability(request),
        WorkerSighting.INTERVAL.toMillis());
  }

  /** Equal for equal capabilities and kinds, whatever their number. */
  private static UUID ability(ClaimRequest request) {
    String text = request.capabilities().names() + "/" + request.kinds();
    return UUID.nameUUIDFromBytes(text.getBytes(StandardCharsets.UTF_8));
  }
}
