package dev.weft.application.outbox;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.operate.RetryNow;
import dev.weft.port.in.outbox.RetryMessagesNow;
import dev.weft.port.out.outbox.LockedEndpoint;
import dev.weft.port.out.outbox.OutboxUpkeep;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Makes waiting messages due. One transaction per batch of an endpoint's messages. */
public final class MessageRetrier implements RetryMessagesNow {

  private static final int BATCH = 1_000;

  private final Transactions transactions;

  public MessageRetrier(Transactions transactions) {
    this.transactions = transactions;
  }

  @Override
  public long retryNow(Command command) {
    List<EndpointId> chosen =
        transactions.run(
            stores ->
                ChosenEndpoints.audited(
                    stores, command.endpoint(), command.asker(), "retry_messages"));
    return chosen.stream().mapToLong(endpoint -> retryAll(endpoint, command.force())).sum();
  }

  private long retryAll(EndpointId endpoint, boolean force) {
    long changed = 0;
    int batch = BATCH;
    while (batch == BATCH) {
      batch = transactions.run(stores -> retryOnce(stores, endpoint, force));
      changed += batch;
    }
    return changed;
  }

  private static int retryOnce(Stores stores, EndpointId id, boolean force) {
    Optional<LockedEndpoint> locked = stores.endpoints().lock(id);
    if (locked.isEmpty()) {
      return 0;
    }
    Instant now = locked.get().now();
    Endpoint endpoint = locked.get().endpoint();
    stores.endpoints().write(endpoint.with(endpoint.health().retriedNow(force, now)));
    OutboxUpkeep.LockedMessages waiting = stores.outboxUpkeep().lockWaiting(id, BATCH);
    List<OutboxMessage> due = RetryNow.of(waiting.messages(), waiting.now());
    stores.outboxUpkeep().write(due);
    stores.hints().workIn(OutboxHint.LANE);
    return due.size();
  }
}
