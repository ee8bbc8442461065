package dev.weft.adapter.inmemory;

import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.stream.StreamKey;
import dev.weft.domain.stream.read.ReadRange;
import dev.weft.domain.stream.read.StreamMark;
import dev.weft.port.out.stream.AppendProbe;
import dev.weft.port.out.stream.AppendReceipt;
import dev.weft.port.out.stream.AppendSighting;
import dev.weft.port.out.stream.DecidedAppend;
import dev.weft.port.out.stream.DurableAppend;
import dev.weft.port.out.stream.FrameLog;
import dev.weft.port.out.stream.StoredSummary;
import dev.weft.port.out.stream.StreamReading;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Streams in maps. */
final class InMemoryFrameLog implements FrameLog {
  @Override
  public List<Optional<AppendReceipt>> appendDurable(List<DurableAppend> appends) {
    throw new UnsupportedOperationException("appendDurable");
  }

  @Override
  public AppendSighting look(AppendProbe probe) {
    throw new UnsupportedOperationException("look");
  }

  @Override
  public AppendSighting lookLocked(AppendProbe probe) {
    throw new UnsupportedOperationException("lookLocked");
  }

  @Override
  public boolean append(DecidedAppend append) {
    throw new UnsupportedOperationException("append");
  }

  @Override
  public void trimOldest(StreamKey stream, int n) {
    throw new UnsupportedOperationException("trimOldest");
  }

  @Override
  public void relaxCommit() {
    throw new UnsupportedOperationException("relaxCommit");
  }

  @Override
  public Optional<StreamReading> find(StreamKey stream, ReadRange range) {
    throw new UnsupportedOperationException("find");
  }

  @Override
  public Map<StreamKey, StreamMark> marks(List<StreamKey> streams) {
    throw new UnsupportedOperationException("marks");
  }

  @Override
  public Optional<StoredSummary> findSummary(StreamKey stream) {
    throw new UnsupportedOperationException("findSummary");
  }

  @Override
  public int forget(List<ExecutionId> executions, int most) {
    throw new UnsupportedOperationException("forget");
  }
}
