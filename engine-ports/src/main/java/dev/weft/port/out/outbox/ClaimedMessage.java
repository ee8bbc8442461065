package dev.weft.port.out.outbox;

import dev.weft.domain.content.Content;
import dev.weft.domain.outbox.OutboxMessage;

/** A message as the claim left it, with the bytes its receiver gets. */
public record ClaimedMessage(OutboxMessage message, Content payload) {}
