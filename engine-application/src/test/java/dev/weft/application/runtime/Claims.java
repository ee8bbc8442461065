package dev.weft.application.runtime;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.claim.ClaimRequest;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Lane;
import dev.weft.port.in.execution.ClaimExecutions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;

/** Grants a fixed number of executions, each once, and remembers how many were asked for. */
public final class Claims implements ClaimExecutions {

  private final int all;
  private final AtomicInteger granted = new AtomicInteger();
  final List<Integer> asked = new CopyOnWriteArrayList<>();

  Claims(int all) {
    this.all = all;
  }

  @Override
  public List<Claim> claim(ClaimRequest request) {
    asked.add(request.max());
    List<Claim> claims = new ArrayList<>();
    while (claims.size() < request.max() && granted.get() < all) {
      claims.add(claim(granted.getAndIncrement(), "task"));
    }
    return claims;
  }

  public static Claim claim(int number, String kind) {
    ExecutionId id = new ExecutionId(Lane.DEFAULT.partition(), new UUID(7, number));
    return new Claim(
        new LeaseHandle(id, 0, new LeaseId(new UUID(4, number)), 1),
        Membership.ALONE,
        new Kind(kind),
        Origin.FRESH,
        Instant.parse("2026-01-01T00:00:30Z"),
        Content.EMPTY,
        List.of());
  }
}
