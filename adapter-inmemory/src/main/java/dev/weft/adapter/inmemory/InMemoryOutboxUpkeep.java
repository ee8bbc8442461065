package dev.weft.adapter.inmemory;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.view.EndpointChoice;
import dev.weft.port.out.outbox.OutboxUpkeep;
import java.time.Duration;
import java.util.List;

/** Not kept yet. */
final class InMemoryOutboxUpkeep implements OutboxUpkeep {

  @Override
  public OutboxUpkeep.LockedMessages lockWaiting(EndpointId endpoint, int max) {
    throw new UnsupportedOperationException();
  }

  @Override
  public OutboxUpkeep.LockedMessages lockAbandoned(Drain drain, EndpointChoice endpoint) {
    throw new UnsupportedOperationException();
  }

  @Override
  public OutboxUpkeep.LockedMessages lockOrphans(int max) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void write(List<OutboxMessage> messages) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int deleteSent(Duration longerAgoThan, int max) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int deleteAbandoned(Duration longerAgoThan, int max) {
    throw new UnsupportedOperationException();
  }

  @Override
  public int forgetKeys(Duration longerAgoThan, int max) {
    throw new UnsupportedOperationException();
  }

  @Override
  public long sampleUnsent(long most) {
    throw new UnsupportedOperationException();
  }
}
