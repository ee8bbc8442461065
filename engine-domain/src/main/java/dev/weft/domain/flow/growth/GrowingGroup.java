package dev.weft.domain.flow.growth;

import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.EdgePolicy.Quorum;
import dev.weft.domain.input.InvalidInput;
import java.util.Objects;

/**
 * The join of one member while its edges are still being named.
 *
 * <p>A member without edges has no join: sealing it makes it runnable.
 */
public record GrowingGroup(EdgePolicy policy, int staged, int applied, boolean sealed) {

  public static final GrowingGroup OPEN = new GrowingGroup(EdgePolicy.DEFAULT, 0, 0, false);

  public GrowingGroup {
    Objects.requireNonNull(policy, "policy");
    if (staged < 0 || applied < 0) {
      throw new IllegalArgumentException("negative count: " + staged + ", " + applied);
    }
  }

  public int size() {
    return staged + applied;
  }

  /** Changes the policy as long as no edge relies on it. */
  public PolicySetting set(EdgePolicy wanted) {
    if (wanted instanceof Quorum quorum && quorum.k() < 1) {
      throw InvalidInput.of("k", quorum.k(), "1 or more");
    }
    if (policy.equals(wanted)) {
      return new PolicySetting.AlreadySet();
    }
    if (size() > 0 || sealed) {
      return new PolicySetting.AlreadyFixed(policy);
    }
    return new PolicySetting.Set(new GrowingGroup(wanted, staged, applied, sealed));
  }

  /** Closes the list of edges; staged ones are applied by it. */
  public SealDecision seal() {
    if (sealed) {
      return new SealDecision.AlreadySealed();
    }
    if (size() == 0) {
      return new SealDecision.SealedWithoutEdges();
    }
    if (!policy.fits(size())) {
      return new SealDecision.QuorumUnreachable(policy.needed(size()), size());
    }
    return new SealDecision.Sealed(new GrowingGroup(policy, 0, size(), true));
  }
}
