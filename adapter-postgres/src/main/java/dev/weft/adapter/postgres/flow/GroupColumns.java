package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.Column;
import dev.weft.domain.dispatch.EdgeGroup;
import java.util.List;
import java.util.UUID;

/** Groups as one array per column. */
public record GroupColumns(
    UUID flow,
    Short[] partitions,
    UUID[] children,
    Short[] policies,
    Integer[] quorums,
    Boolean[] letsRun,
    Boolean[] sealed,
    Integer[] sizes,
    Integer[] successes,
    Integer[] failures,
    Integer[] skips,
    Short[] decisions) {

  /** The flow matters to an insert only. */
  public static GroupColumns of(UUID flow, List<EdgeGroup> groups) {
    List<StoredPolicy> policies =
        groups.stream().map(group -> StoredPolicy.of(group.policy())).toList();
    return new GroupColumns(
        flow,
        Column.partitions(groups, EdgeGroup::child),
        Column.executions(groups, EdgeGroup::child),
        Column.shorts(policies, StoredPolicy::policy),
        Column.integers(policies, StoredPolicy::k),
        Column.booleans(policies, StoredPolicy::letsRun),
        Column.booleans(groups, EdgeGroup::sealed),
        Column.integers(groups, EdgeGroup::size),
        Column.integers(groups, group -> group.tally().successes()),
        Column.integers(groups, group -> group.tally().failures()),
        Column.integers(groups, group -> group.tally().skips()),
        Column.shorts(groups, group -> GroupRow.code(group.decision())));
  }
}
