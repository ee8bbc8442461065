package dev.weft.adapter.postgres.dispatch;

import dev.weft.adapter.postgres.type.ExecutionIds;
import dev.weft.domain.dispatch.passing.PassedResult;
import dev.weft.domain.dispatch.passing.PassedResults;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.out.dispatch.UpstreamReads;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Results over edges, one statement for a batch of claims. */
public record PostgresUpstreamReads(UpstreamMapper mapper) implements UpstreamReads {

  @Override
  public Map<ExecutionId, List<PassedResult>> listResults(List<ExecutionId> children) {
    return children.isEmpty()
        ? Map.of()
        : mapper.listResults(ExecutionIds.of(children), PassedResults.MOST_INLINE).stream()
            .collect(
                Collectors.groupingBy(
                    PassedRow::child,
                    Collectors.mapping(PassedRow::toDomain, Collectors.toList())));
  }
}
