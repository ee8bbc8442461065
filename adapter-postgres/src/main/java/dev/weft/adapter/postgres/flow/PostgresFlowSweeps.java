package dev.weft.adapter.postgres.flow;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.flow.FlowId;
import dev.weft.port.out.flow.FlowSweeps;
import java.util.List;

/** Not in PostgreSQL yet. */
public record PostgresFlowSweeps() implements FlowSweeps {

  @Override
  public List<FlowId> listUnfinishedCancels(int max) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public List<RelievedGroup> listRelieved(ExecutionId after, int max) {
    throw new UnsupportedOperationException("not stored yet");
  }
}
