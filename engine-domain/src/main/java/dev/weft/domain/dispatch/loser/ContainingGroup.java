package dev.weft.domain.dispatch.loser;

import dev.weft.domain.flow.EdgePolicy;
import java.util.Objects;

/** One of the groups an upstream belongs to, as far as the loser rule must know it. */
public record ContainingGroup(EdgePolicy policy, boolean decided, boolean childBlocked) {

  public ContainingGroup {
    Objects.requireNonNull(policy, "policy");
  }

  boolean gaveUp() {
    return decided && policy.cancelsRemaining();
  }

  /** An undecided group protects its upstreams while its child waits; let_run always does. */
  boolean spares() {
    return policy.letsRun() || !decided && childBlocked;
  }
}
