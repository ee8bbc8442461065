package dev.weft.domain.dispatch.loser;

import dev.weft.domain.execution.ExecutionId;
import java.util.List;
import java.util.Objects;

/** An upstream put to the loser rule, with every group that contains it. */
public record Upstream(ExecutionId id, boolean terminal, List<ContainingGroup> groups) {

  public Upstream {
    Objects.requireNonNull(id, "id");
    groups = List.copyOf(groups);
  }

  /**
   * The loser rule: not ended, given up by at least one decided {@code cancel_remaining} group, and
   * spared by none.
   */
  public boolean isLoser() {
    return !terminal
        && groups.stream().anyMatch(ContainingGroup::gaveUp)
        && groups.stream().noneMatch(ContainingGroup::spares);
  }
}
