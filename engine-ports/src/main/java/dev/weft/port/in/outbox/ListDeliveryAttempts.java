package dev.weft.port.in.outbox;

import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.view.LoggedTry;
import java.util.List;

/**
 * Lists every try of a message, oldest first; empty for an unknown message or one never tried. One
 * transaction. Next: {@link ReadOutboxStats}.
 */
public interface ListDeliveryAttempts {

  List<LoggedTry> list(OutboxMessageId id);
}
