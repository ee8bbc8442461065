package dev.weft.port.in.execution;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.content.Content;
import dev.weft.domain.dispatch.passing.PassedResult;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.name.Kind;
import java.time.Instant;
import java.util.List;

/**
 * Grants leases on due work. One transaction.
 *
 * <p>Never grants one execution twice (I14); answers fewer than asked, or none, when there is no
 * more. A lost answer costs nothing but time: its leases expire and the work is granted again.
 * Next: {@link CompleteExecutions}.
 */
public interface ClaimExecutions {

  /** In claim order: priority descending, due time, id. */
  List<Claim> claim(ClaimRequest request);

  /**
   * One granted lease and what its worker needs to start.
   *
   * @param upstreams the results of its successful upstreams by edge id, all with their bytes or,
   *     when they are too large together, none
   */
  record Claim(
      LeaseHandle handle,
      Membership membership,
      Kind kind,
      Origin origin,
      Instant leaseExpiresAt,
      Content payload,
      List<PassedResult> upstreams) {
    public Claim {
      upstreams = List.copyOf(upstreams);
    }
  }
}
