package dev.weft.adapter.postgres.dispatch;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.partition.Partition;
import dev.weft.port.out.dispatch.DispatchEvents.StrandedPage;
import java.util.List;
import java.util.Objects;
import java.util.UUID;

/**
 * A child whose group waits, with one of its upstreams that look stranded, or without any.
 *
 * @param more whether groups are left behind the page; the same in all its rows
 */
public record WalkedRow(short partitionKey, UUID downstreamId, UUID upstreamId, boolean more) {

  static StrandedPage page(ExecutionId after, List<WalkedRow> rows) {
    return rows.isEmpty()
        ? new StrandedPage(List.of(), after, true)
        : new StrandedPage(upstreams(rows), rows.getLast().child(), !rows.getLast().more());
  }

  private static List<ExecutionId> upstreams(List<WalkedRow> rows) {
    return rows.stream()
        .filter(row -> Objects.nonNull(row.upstreamId))
        .map(row -> row.id(row.upstreamId))
        .distinct()
        .toList();
  }

  private ExecutionId child() {
    return id(downstreamId);
  }

  private ExecutionId id(UUID value) {
    return new ExecutionId(new Partition(partitionKey), value);
  }
}
