package dev.weft.application.outbox;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.operate.Unpark;
import dev.weft.domain.outbox.setting.Recovery;
import dev.weft.port.in.outbox.UnparkMessages;
import dev.weft.port.out.outbox.DeliveryChanges;
import dev.weft.port.out.outbox.LockedDeliveries;
import dev.weft.port.out.tx.Stores;
import dev.weft.port.out.tx.Transactions;
import java.util.List;

/** Returns parked messages by hand. One transaction per endpoint. */
public final class MessageUnparker implements UnparkMessages {

  private final Transactions transactions;
  private final Recovery recovery;

  public MessageUnparker(Transactions transactions, Recovery recovery) {
    this.transactions = transactions;
    this.recovery = recovery;
  }

  @Override
  public long unpark(Command command) {
    List<EndpointId> chosen =
        transactions.run(
            stores ->
                ChosenEndpoints.audited(
                    stores, command.endpoint(), command.asker(), "unpark_messages"));
    return chosen.stream()
        .mapToLong(id -> transactions.run(stores -> unparkOnce(stores, id)))
        .sum();
  }

  private int unparkOnce(Stores stores, EndpointId id) {
    return stores
        .outbox()
        .lockDeliveries(id, List.of(), recovery.most())
        .map(locked -> unpark(stores, locked))
        .orElse(0);
  }

  private int unpark(Stores stores, LockedDeliveries locked) {
    Endpoint endpoint = locked.endpoint().with(locked.endpoint().health().unparked());
    List<OutboxMessage> unparked = Unpark.of(locked.parked(), recovery, locked.now());
    stores.outbox().write(new DeliveryChanges(endpoint, unparked, List.of()));
    stores.hints().workIn(OutboxHint.LANE);
    return unparked.size();
  }
}
