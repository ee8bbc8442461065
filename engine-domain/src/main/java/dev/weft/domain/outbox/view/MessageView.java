package dev.weft.domain.outbox.view;

import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.OutboxMessage;
import java.util.Objects;

/** A message as it stands, and how often it was claimed. */
public record MessageView(OutboxMessage message, Namespace namespace, int claims) {

  public MessageView {
    Objects.requireNonNull(message, "message");
    Objects.requireNonNull(namespace, "namespace");
  }
}
