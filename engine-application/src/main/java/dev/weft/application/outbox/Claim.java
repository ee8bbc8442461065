package dev.weft.application.outbox;

import dev.weft.domain.outbox.ClaimToken;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.port.out.outbox.ClaimedMessage;
import dev.weft.port.out.outbox.DeliveryRequest.BodyForm;
import java.util.List;

/** What one flush holds: rows of one endpoint under one token. */
record Claim(Endpoint endpoint, ClaimToken token, List<ClaimedMessage> messages, int poisoned) {

  Claim {
    messages = List.copyOf(messages);
  }

  List<OutboxMessageId> ids() {
    return messages.stream().map(claimed -> claimed.message().id()).toList();
  }

  /** Whether the receiver understands batches, however many messages travel. */
  BodyForm form() {
    return endpoint.maxBatch() == 1 ? BodyForm.PAYLOAD : BodyForm.ARRAY;
  }
}
