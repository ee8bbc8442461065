package dev.weft.application.outbox;

import dev.weft.domain.outbox.ClaimToken;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.port.out.outbox.ClaimedMessage;
import dev.weft.port.out.outbox.ClaimedMessages;
import dev.weft.port.out.outbox.DeliveryRequest.BodyForm;
import dev.weft.port.out.outbox.LockedDeliveries;
import dev.weft.port.out.outbox.LockedEndpoint;
import java.util.List;

/**
 * What one flush holds: rows of one endpoint under one token.
 *
 * @param calm whether the endpoint had nothing to learn from a success when they were claimed
 */
record Claim(
    Endpoint endpoint,
    ClaimToken token,
    List<ClaimedMessage> messages,
    int poisoned,
    boolean calm) {

  Claim {
    messages = List.copyOf(messages);
  }

  static Claim of(LockedEndpoint locked, ClaimToken token, ClaimedMessages claimed) {
    return new Claim(
        locked.endpoint(),
        token,
        claimed.messages(),
        claimed.poisoned(),
        locked.endpoint().health().unmovedBySuccess(locked.now()));
  }

  List<OutboxMessageId> ids() {
    return messages.stream().map(claimed -> claimed.message().id()).toList();
  }

  /** Whether the receiver understands batches, however many messages travel. */
  BodyForm form() {
    return endpoint.maxBatch() == 1 ? BodyForm.PAYLOAD : BodyForm.ARRAY;
  }

  /**
   * Whether a success still changes rows of this claim only: nobody took one of them, nothing is
   * parked, and nothing failed that it would have to mend.
   */
  boolean staysCalm(LockedDeliveries now) {
    return now.messages().size() == messages.size()
        && now.messages().stream().allMatch(this::holds)
        && now.parked().isEmpty()
        && !now.endpoint().health().needsProbe();
  }

  private boolean holds(OutboxMessage row) {
    return row.state() instanceof MessageState.Sending sending && sending.token().equals(token);
  }
}
