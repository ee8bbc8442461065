package dev.weft.port.out.outbox;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.claim.DueClaim;
import dev.weft.domain.outbox.event.OutboxEvent;
import dev.weft.domain.outbox.view.DeliveryTry;
import java.util.List;
import java.util.Optional;

/**
 * The messages of one transaction.
 *
 * <p>Every method takes a batch and costs a handful of statements whatever its size. Payloads are
 * kept apart from the rows that move, and never change (I36).
 */
public interface OutboxStore {

  /**
   * Stores callers' messages, created at the store's now, pending from the later of that and their
   * {@code notBefore}. Answers in the order given. A dedupe key the endpoint remembers, from
   * earlier or from this very batch, stores nothing and answers the message it named first; two
   * transactions with one key wait for each other. The endpoint's row is neither locked nor
   * written.
   */
  List<Enqueued> enqueue(List<NewMessage> messages);

  /**
   * Stores one message of each event for every endpoint that wants its kind and namespace, as
   * {@code OutboxEvent.message} says; answers how many. Disabled endpoints want as before. Never
   * refuses, locks no endpoint, and costs nothing when nobody subscribed.
   */
  int enqueueEvents(List<OutboxEvent> events);

  /**
   * Takes rows of one endpoint for one sender. The endpoint is locked by this transaction. Rows
   * locked by others are skipped; they hold back later rows of their ordering key all the same.
   *
   * <p>Decides by itself: the rows move as {@code Claiming} says for this claim at the store's now,
   * and no row is ever taken twice while a claim on it lives (I34). Each claim of a row is counted.
   */
  ClaimedMessages claimDue(DueClaim claim);

  /**
   * Locks the endpoint, then these messages of it and up to {@code parked} of its parked ones
   * (oldest first), in id order. Waits for whoever holds a lock and answers what they committed;
   * ids it does not know are left out. Nothing for an endpoint that is gone.
   */
  Optional<LockedDeliveries> lockDeliveries(
      EndpointId endpoint, List<OutboxMessageId> messages, int parked);

  /**
   * Locks these messages of an endpoint in id order, and nothing else, for moves the endpoint
   * learns nothing from: senders of one endpoint do not wait for each other. Waits for whoever
   * holds one and answers what they committed; ids it does not know are left out.
   *
   * <p>The endpoint and the oldest of its parked rows are answered as last committed and may change
   * any time: whoever finds that they have to change does so in another transaction, by {@link
   * #lockDeliveries}. Nothing for an endpoint that is gone.
   */
  Optional<LockedDeliveries> lockMessages(EndpointId endpoint, List<OutboxMessageId> messages);

  /**
   * Writes decided moves of messages this transaction has locked, and adds the tries to the log as
   * {@link #write} does. One statement; the endpoint stays as it is.
   */
  void writeMessages(List<OutboxMessage> messages, List<DeliveryTry> tries);

  /**
   * Writes decided moves of messages and of the endpoint, all locked by this transaction, and adds
   * the tries to the log, numbered on from what each message has. One statement.
   */
  void write(DeliveryChanges changes);
}
