package dev.weft.port.out.outbox;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.view.EndpointChoice;
import java.time.Duration;
import java.time.Instant;
import java.util.List;

/**
 * What operators and passing time do to many messages at once.
 *
 * <p>Rows are locked in id order and those locked by others waited for, unless said otherwise.
 */
public interface OutboxUpkeep {

  /**
   * Locks up to {@code max} messages of an endpoint that wait: pending and due later, or parked;
   * oldest first. The endpoint is locked by this transaction.
   */
  LockedMessages lockWaiting(EndpointId endpoint, int max);

  /**
   * Locks the messages {@code Drain} takes, of endpoints that exist; oldest first, up to its limit.
   */
  LockedMessages lockAbandoned(Drain drain, EndpointChoice endpoint);

  /**
   * Locks up to {@code max} unsent messages whose endpoint is gone; skips those locked by others.
   */
  LockedMessages lockOrphans(int max);

  /** Writes decided moves of messages this transaction has locked. One statement. */
  void write(List<OutboxMessage> messages);

  /**
   * Deletes up to {@code max} messages that were sent longer ago than this, with payload and log.
   */
  int deleteSent(Duration longerAgoThan, int max);

  /**
   * Deletes up to {@code max} abandoned messages created longer ago than this, with payload and
   * log.
   */
  int deleteAbandoned(Duration longerAgoThan, int max);

  /** Forgets up to {@code max} dedupe keys that were first used longer ago than this. */
  int forgetKeys(Duration longerAgoThan, int max);

  /** Counts the unsent messages, at most {@code most}, and remembers it as the latest sample. */
  long sampleUnsent(long most);

  /** What a locking read saw, oldest first, and the store's time at which it is decided. */
  record LockedMessages(Instant now, List<OutboxMessage> messages) {
    public LockedMessages {
      messages = List.copyOf(messages);
    }
  }
}
