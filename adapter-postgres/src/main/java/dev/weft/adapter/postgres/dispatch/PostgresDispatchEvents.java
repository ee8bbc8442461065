package dev.weft.adapter.postgres.dispatch;

import dev.weft.domain.dispatch.DispatchEvent;
import dev.weft.domain.dispatch.EventScope;
import dev.weft.domain.dispatch.PendingEvent;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.port.out.dispatch.DispatchEvents;
import java.time.Duration;
import java.util.List;

/** Not in PostgreSQL yet. */
public record PostgresDispatchEvents() implements DispatchEvents {

  @Override
  public List<TakenEvent> takeDue(int max) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public List<TakenEvent> takeOf(List<ExecutionId> upstreams) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public List<PendingEvent> listStale(EventScope scope, Duration olderThan, int max) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public List<PendingEvent> listPending(List<PendingEvent> events) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public StrandedPage takeStranded(ExecutionId after, int max) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public void remove(List<DispatchEvent> done) {
    throw new UnsupportedOperationException("not stored yet");
  }

  @Override
  public void postpone(List<PendingEvent> events, Duration pause, String error) {
    throw new UnsupportedOperationException("not stored yet");
  }
}
