package dev.weft.adapter.postgres.flow;

import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.OnSatisfied;

/** A join's policy as columns of {@code weft.edge_group}. */
public record StoredPolicy(short policy, Integer k, Boolean letsRun) {

  static StoredPolicy of(EdgePolicy policy) {
    return switch (policy) {
      case EdgePolicy.AllOf all -> new StoredPolicy((short) 0, null, null);
      case EdgePolicy.AnyOf any -> new StoredPolicy((short) 1, null, any.letsRun());
      case EdgePolicy.Quorum quorum -> new StoredPolicy((short) 2, quorum.k(), quorum.letsRun());
    };
  }

  public EdgePolicy toDomain() {
    return switch (policy) {
      case 0 -> new EdgePolicy.AllOf();
      case 1 -> new EdgePolicy.AnyOf(onSatisfied());
      case 2 -> new EdgePolicy.Quorum(k, onSatisfied());
      default -> throw new IllegalStateException("policy " + policy + " is not known");
    };
  }

  private OnSatisfied onSatisfied() {
    return letsRun ? OnSatisfied.LET_RUN : OnSatisfied.CANCEL_REMAINING;
  }
}
