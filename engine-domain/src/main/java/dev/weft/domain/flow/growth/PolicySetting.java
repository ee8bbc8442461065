package dev.weft.domain.flow.growth;

import dev.weft.domain.flow.EdgePolicy;

/** What setting the policy of a group did. */
public sealed interface PolicySetting {

  /** The graph changed. */
  record Set(GrowingGroup group) implements PolicySetting {}

  /** The group has this very policy; nothing changed. */
  record AlreadySet() implements PolicySetting {}

  /** Edges already rely on another policy. */
  record AlreadyFixed(EdgePolicy policy) implements PolicySetting {

    public static final String CODE = "edge_group_policy_already_fixed";
  }
}
