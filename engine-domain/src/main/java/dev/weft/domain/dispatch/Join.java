package dev.weft.domain.dispatch;

import java.util.Objects;

/**
 * A group as read for a decision: with a fresh count of its resolved edges and the child's phase.
 *
 * <p>The count comes from the edge rows, not from the group's own totals.
 */
public record Join(EdgeGroup group, EdgeTally counted, boolean childBlocked) {

  public Join {
    Objects.requireNonNull(group, "group");
    Objects.requireNonNull(counted, "counted");
  }

  EdgeGroup after(EdgeTally arrived) {
    return group.after(counted.plus(arrived));
  }
}
