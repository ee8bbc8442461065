package dev.weft.adapter.postgres.sweep;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.out.sweep.SweepReads;
import java.util.List;

/** Candidates by index, without locks. */
public record PostgresSweepReads(SweepMapper mapper) implements SweepReads {

  @Override
  public List<ExecutionId> listExpiredLeases(int max) {
    return ids(mapper.listExpiredLeases(max));
  }

  @Override
  public List<ExecutionId> listOverdueAttempts(int max) {
    return ids(mapper.listOverdueAttempts(max));
  }

  @Override
  public List<ExecutionId> listPassedDeadlines(int max) {
    return ids(mapper.listPassedDeadlines(max));
  }

  private static List<ExecutionId> ids(List<OverdueRow> rows) {
    return rows.stream().map(OverdueRow::id).toList();
  }
}
