package dev.weft.adapter.postgres.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.port.out.flow.FlowSweeps;
import java.util.List;

/** Candidates by index, without locks. */
public record PostgresFlowSweeps(FlowSweepMapper mapper) implements FlowSweeps {

  @Override
  public List<FlowId> listUnfinishedCancels(int max) {
    return mapper.listUnfinishedCancels(max).stream().map(FlowId::new).toList();
  }

  @Override
  public List<RelievedGroup> listRelieved(ExecutionId after, int max) {
    return mapper.listRelieved((short) after.partition().number(), after.value(), max).stream()
        .map(RelievedRow::toDomain)
        .toList();
  }
}
