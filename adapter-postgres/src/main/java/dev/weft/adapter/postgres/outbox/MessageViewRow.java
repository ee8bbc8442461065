package dev.weft.adapter.postgres.outbox;

import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.view.MessageView;

/** A message as people see it. */
public record MessageViewRow(MessageRow message, String namespace, int claims) {

  MessageView toDomain() {
    return new MessageView(message.toDomain(), new Namespace(namespace), claims);
  }
}
