package dev.weft.adapter.postgres.flow;

import dev.weft.domain.dispatch.EdgeDecision;
import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.partition.Partition;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

/** One row of {@code weft.edge_group}. */
public record GroupRow(
    short partitionKey,
    UUID downstreamId,
    short policy,
    Integer k,
    Boolean letsRun,
    boolean sealed,
    int size,
    int successes,
    int failures,
    int skips,
    short decision) {

  public static Map<ExecutionId, EdgeGroup> byChild(List<GroupRow> rows) {
    return rows.stream()
        .map(GroupRow::toDomain)
        .collect(Collectors.toMap(EdgeGroup::child, Function.identity()));
  }

  public EdgeGroup toDomain() {
    return new EdgeGroup(
        new ExecutionId(new Partition(partitionKey), downstreamId),
        new StoredPolicy(policy, k, letsRun).toDomain(),
        sealed,
        size,
        new EdgeTally(successes, failures, skips),
        decided());
  }

  static short code(EdgeDecision decision) {
    return switch (decision) {
      case EdgeDecision.Waiting waiting -> 0;
      case EdgeDecision.Ready ready -> 1;
      case EdgeDecision.Impossible impossible -> 2;
    };
  }

  private EdgeDecision decided() {
    return switch (decision) {
      case 0 -> new EdgeDecision.Waiting();
      case 1 -> new EdgeDecision.Ready();
      case 2 -> new EdgeDecision.Impossible();
      default -> throw new IllegalStateException("decision " + decision + " is not known");
    };
  }
}
