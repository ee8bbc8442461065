package dev.weft.domain.outbox;

import java.time.Instant;
import java.util.Objects;

/**
 * Where a message stands; only a message being sent has a claim.
 *
 * <p>Due time and lease end are different things and never share a field: a lease is about the
 * sender, a due time about the receiver.
 */
public sealed interface MessageState {

  MessagePhase phase();

  /** Waits until it is due. */
  record Pending(Instant dueAt) implements MessageState {

    public Pending {
      Objects.requireNonNull(dueAt, "dueAt");
    }

    @Override
    public MessagePhase phase() {
      return MessagePhase.PENDING;
    }
  }

  /**
   * Claimed by one sender until the lease ends.
   *
   * @param alone whether the claim held no other row; only such a loss is held against the message
   */
  record Sending(ClaimToken token, Instant leaseUntil, boolean alone) implements MessageState {

    public Sending {
      Objects.requireNonNull(token, "token");
      Objects.requireNonNull(leaseUntil, "leaseUntil");
    }

    public boolean expired(Instant now) {
      return !leaseUntil.isAfter(now);
    }

    @Override
    public MessagePhase phase() {
      return MessagePhase.SENDING;
    }
  }

  /** The receiver accepted it; absorbing. */
  record Sent(Instant at) implements MessageState {

    public Sent {
      Objects.requireNonNull(at, "at");
    }

    @Override
    public MessagePhase phase() {
      return MessagePhase.SENT;
    }
  }

  /** The receiver refused our credentials; moves as a probe, after a success, or by hand (I40). */
  record Parked() implements MessageState {

    @Override
    public MessagePhase phase() {
      return MessagePhase.PARKED;
    }
  }

  /** Given up; kept for people, who may drain it back. */
  record Abandoned(AbandonReason reason) implements MessageState {

    public Abandoned {
      Objects.requireNonNull(reason, "reason");
    }

    @Override
    public MessagePhase phase() {
      return MessagePhase.ABANDONED;
    }
  }
}
