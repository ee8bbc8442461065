package dev.weft.port.in.outbox;

import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.view.MessageView;
import java.util.Optional;

/** Tells where one message stands. One transaction. Next: {@link ListDeliveryAttempts}. */
public interface DescribeMessage {

  Optional<MessageView> describe(OutboxMessageId id);
}
