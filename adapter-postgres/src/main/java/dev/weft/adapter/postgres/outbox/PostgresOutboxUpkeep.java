package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.view.EndpointChoice;
import dev.weft.port.out.outbox.OutboxUpkeep;
import java.time.Duration;
import java.util.List;

/** Many messages at once; see the mappers' XML for what each statement guarantees. */
public record PostgresOutboxUpkeep(
    UpkeepMapper mapper, OutboxSweepMapper sweeps, MessageMapper messages) implements OutboxUpkeep {

  @Override
  public LockedMessages lockWaiting(EndpointId endpoint, int max) {
    return LockedMessageRow.toDomain(mapper.lockWaiting(endpoint.value(), max));
  }

  @Override
  public LockedMessages lockAbandoned(Drain drain, EndpointChoice endpoint) {
    return LockedMessageRow.toDomain(mapper.lockAbandoned(DrainColumns.of(drain, endpoint)));
  }

  @Override
  public LockedMessages lockOrphans(int max) {
    return LockedMessageRow.toDomain(sweeps.lockOrphans(max));
  }

  @Override
  public void write(List<OutboxMessage> moved) {
    if (!moved.isEmpty()) {
      LockedRows.write(messages, moved, List.of());
    }
  }

  @Override
  public int deleteSent(Duration longerAgoThan, int max) {
    return sweeps.deleteSent(longerAgoThan.toMillis(), max);
  }

  @Override
  public int deleteAbandoned(Duration longerAgoThan, int max) {
    return sweeps.deleteAbandoned(longerAgoThan.toMillis(), max);
  }

  @Override
  public int forgetKeys(Duration longerAgoThan, int max) {
    return sweeps.forgetKeys(longerAgoThan.toMillis(), max);
  }

  @Override
  public long sampleUnsent(long most) {
    return sweeps.sampleUnsent(most);
  }
}
