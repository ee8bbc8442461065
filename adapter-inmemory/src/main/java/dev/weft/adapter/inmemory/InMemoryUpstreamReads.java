package dev.weft.adapter.inmemory;

import dev.weft.domain.dispatch.passing.PassedResult;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.out.dispatch.UpstreamReads;
import java.util.List;
import java.util.Map;

/** Not in memory yet. */
record InMemoryUpstreamReads() implements UpstreamReads {

  @Override
  public Map<ExecutionId, List<PassedResult>> listResults(List<ExecutionId> children) {
    throw new UnsupportedOperationException("not stored yet");
  }
}
