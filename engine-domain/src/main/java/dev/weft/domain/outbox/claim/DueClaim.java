package dev.weft.domain.outbox.claim;

import dev.weft.domain.outbox.ClaimToken;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.endpoint.Admission;
import java.time.Duration;
import java.util.Objects;

/**
 * One sender asks for rows of one endpoint.
 *
 * @param admission what the endpoint allows now
 * @param lease how long the claim protects its rows, from the store's now
 */
public record DueClaim(
    EndpointId endpoint, Admission admission, KeyOrder order, ClaimToken token, Duration lease) {

  public DueClaim {
    Objects.requireNonNull(endpoint, "endpoint");
    Objects.requireNonNull(admission, "admission");
    Objects.requireNonNull(order, "order");
    Objects.requireNonNull(token, "token");
    Objects.requireNonNull(lease, "lease");
  }
}
