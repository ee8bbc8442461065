package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.flow.StoredPolicy;
import dev.weft.domain.dispatch.loser.ContainingGroup;
import dev.weft.domain.dispatch.loser.Upstream;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.partition.Partition;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;

/** One of the groups that contain an upstream which has not ended. */
public record ContainingRow(
    short partitionKey,
    UUID upstreamId,
    short policy,
    Integer k,
    Boolean letsRun,
    boolean decided,
    boolean childBlocked) {

  static List<Upstream> byUpstream(List<ContainingRow> rows) {
    Map<ExecutionId, List<ContainingGroup>> groups = new TreeMap<>();
    rows.forEach(
        row -> groups.computeIfAbsent(row.upstream(), id -> new ArrayList<>()).add(row.group()));
    return groups.entrySet().stream()
        .map(entry -> new Upstream(entry.getKey(), false, entry.getValue()))
        .toList();
  }

  private ExecutionId upstream() {
    return new ExecutionId(new Partition(partitionKey), upstreamId);
  }

  private ContainingGroup group() {
    return new ContainingGroup(
        new StoredPolicy(policy, k, letsRun).toDomain(), decided, childBlocked);
  }
}
