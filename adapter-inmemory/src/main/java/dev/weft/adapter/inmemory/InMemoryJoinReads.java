package dev.weft.adapter.inmemory;

import dev.weft.domain.dispatch.Join;
import dev.weft.domain.dispatch.UnresolvedEdge;
import dev.weft.domain.dispatch.loser.Upstream;
import dev.weft.domain.dispatch.replay.ReplayScope;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.out.dispatch.JoinReads;
import java.util.List;
import java.util.Map;

/** Not in memory yet. */
record InMemoryJoinReads() implements JoinReads {

  @Override
  public List<UnresolvedEdge> listUnresolved(List<ExecutionId> upstreams, int max) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public Map<ExecutionId, Join> listJoins(List<ExecutionId> children) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public List<Upstream> listUpstreams(List<ExecutionId> children, int max) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public ReplayScope readScope(ExecutionId target, boolean downstream) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public Waits readWaits(ExecutionId child) {
    throw new UnsupportedOperationException("not stored yet");
  }
}
