package dev.weft.port.out.outbox;

import dev.weft.domain.outbox.OutboxMessageId;

/**
 * What storing one message came to.
 *
 * @param id the message that stands for it
 * @param existing whether it was there before, under the same dedupe key
 */
public record Enqueued(OutboxMessageId id, boolean existing) {}
