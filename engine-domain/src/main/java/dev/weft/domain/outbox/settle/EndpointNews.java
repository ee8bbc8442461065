package dev.weft.domain.outbox.settle;

import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.answer.DeliveryClass;

/**
 * What an endpoint learns from a message that was sent alone and is settled now.
 *
 * <p>A refusal nobody believes is a failure of the endpoint and counts for its breaker; a believed
 * one is the message's own and does not.
 */
public final class EndpointNews {

  private EndpointNews() {}

  public static DeliveryClass ofSingle(DeliveryClass meaning, OutboxMessage settled) {
    boolean refusal =
        meaning instanceof DeliveryClass.Refused || meaning instanceof DeliveryClass.TooLarge;
    boolean believed = settled.state().equals(new MessageState.Abandoned(AbandonReason.PERMANENT));
    return refusal && !believed ? DeliveryClass.Transient.PLAIN : meaning;
  }
}
