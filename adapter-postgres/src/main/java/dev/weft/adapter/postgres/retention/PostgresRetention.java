package dev.weft.adapter.postgres.retention;

import dev.weft.adapter.postgres.type.ExecutionIds;
import dev.weft.adapter.postgres.type.IdRow;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.out.retention.Retention;
import dev.weft.port.out.stream.FrameLog;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Removes old rows in bounded batches, each found by an index. */
public record PostgresRetention(RetentionMapper mapper, FlowRemovalMapper flows, FrameLog frames)
    implements Retention {

  /** Rows a step looks at beyond those it may remove: what was replayed, or still lives. */
  private static final int LOOK_AHEAD = 5_000;

  @Override
  public int removeFlows(Duration age, int max) {
    int removed = 0;
    while (removed < max) {
      Optional<FlowKeyRow> flow = next(age);
      if (flow.isEmpty()) {
        return removed;
      }
      removed += removeSome(flow.get(), max - removed);
    }
    return removed;
  }

  @Override
  public int removeExecutions(Duration age, int max) {
    List<ExecutionId> ended =
        mapper.lockEnded(age.toMillis(), max + LOOK_AHEAD, max).stream().map(IdRow::id).toList();
    if (ended.isEmpty()) {
      return 0;
    }
    int forgotten = frames.forget(ended, max);
    List<ExecutionId> silent = ended.subList(0, Math.min(ended.size(), max - forgotten));
    return silent.isEmpty() ? forgotten : forgotten + mapper.removeEnded(ExecutionIds.of(silent));
  }

  @Override
  public int removeKeys(Duration age, int max) {
    return mapper.removeKeys(age.toMillis(), max + LOOK_AHEAD, max);
  }

  @Override
  public int removeSightings(Duration age, int max) {
    return mapper.removeSightings(age.toMillis(), max);
  }

  @Override
  public int removeEvents(Duration age, int max) {
    return mapper.removeEvents(age.toMillis(), max);
  }

  private Optional<FlowKeyRow> next(Duration age) {
    return Optional.ofNullable(flows.lockRemoving())
        .or(() -> Optional.ofNullable(flows.beginRemoval(age.toMillis())));
  }

  /** Edges first, then members, then the flow, if all of that fits into one step. */
  private int removeSome(FlowKeyRow flow, int max) {
    int edges = flows.removeEdges(flow.partitionKey(), flow.flowId(), max);
    int members = edges == max ? 0 : removeMembers(flow, max - edges);
    boolean over = edges + members < max;
    return edges + members + (over ? flows.removeFlow(flow.partitionKey(), flow.flowId()) : 0);
  }

  /** Their frames go first. */
  private int removeMembers(FlowKeyRow flow, int max) {
    List<ExecutionId> next =
        flows.listMembers(flow.partitionKey(), flow.flowId(), max).stream().map(IdRow::id).toList();
    int forgotten = next.isEmpty() ? 0 : frames.forget(next, max);
    return forgotten == max
        ? forgotten
        : forgotten + flows.removeMembers(flow.partitionKey(), flow.flowId(), max - forgotten);
  }
}
