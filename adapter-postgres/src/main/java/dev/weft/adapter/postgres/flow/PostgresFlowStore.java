package dev.weft.adapter.postgres.flow;

import dev.weft.adapter.postgres.type.FlowIds;
import dev.weft.domain.flow.Flow;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowSpec;
import dev.weft.port.failure.FailureKind;
import dev.weft.port.failure.TransientPortException;
import dev.weft.port.out.flow.FlowStore;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Rows of flows.
 *
 * <p>Creating takes two statements: the first may have waited for another's flow, which only a
 * later snapshot sees.
 */
public record PostgresFlowStore(FlowMapper mapper) implements FlowStore {

  @Override
  public CreatedFlow create(FlowSpec spec) {
    int stored =
        mapper.insertAbsent(
            FlowIds.partition(spec.id()),
            spec.id().value(),
            spec.kind().value(),
            spec.namespace().value(),
            StoredTags.of(spec.tags()));
    FlowRow row = mapper.findFlow(FlowIds.partition(spec.id()), spec.id().value());
    if (row == null) {
      throw new TransientPortException(
          FailureKind.CONTENTION, "flow " + spec.id() + " is being removed", null);
    }
    return new CreatedFlow(row.toDomain(), stored == 1);
  }

  @Override
  public Optional<LockedFlow> lock(FlowId id) {
    return Optional.ofNullable(mapper.lockFlow(FlowIds.partition(id), id.value()))
        .map(row -> new LockedFlow(row.toDomain(), row.readAt()));
  }

  @Override
  public LockedFlows lockFree(List<FlowId> ids) {
    List<FlowRow> rows = ids.isEmpty() ? List.of() : mapper.lockFree(FlowIds.of(ids));
    long now = rows.stream().mapToLong(FlowRow::now).max().orElseGet(mapper::readClock);
    return new LockedFlows(
        rows.stream().map(FlowRow::toDomain).toList(), Instant.ofEpochMilli(now));
  }

  @Override
  public void write(List<Flow> flows) {
    if (!flows.isEmpty()) {
      Written.all(flows.size(), mapper.writeFlows(FlowColumns.of(flows)), "flows");
    }
  }
}
