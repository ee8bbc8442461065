package dev.weft.port.out.outbox;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.enqueue.MessageDraft;

/** A caller's message for one endpoint, about to be stored; its id must be fresh. */
public record NewMessage(OutboxMessageId id, EndpointId endpoint, MessageDraft draft) {}
