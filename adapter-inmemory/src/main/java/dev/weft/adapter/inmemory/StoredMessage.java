package dev.weft.adapter.inmemory;

import dev.weft.domain.content.Content;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.view.DeliveryTry;
import dev.weft.domain.outbox.view.LoggedTry;
import dev.weft.domain.outbox.view.MessageView;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/** A message with what never changes about it, and the log of its tries. */
record StoredMessage(
    OutboxMessage message,
    Namespace namespace,
    Content payload,
    int claims,
    List<LoggedTry> tries) {

  StoredMessage {
    tries = List.copyOf(tries);
  }

  StoredMessage with(OutboxMessage next) {
    return new StoredMessage(next, namespace, payload, claims, tries);
  }

  StoredMessage claimedAs(OutboxMessage next) {
    return new StoredMessage(next, namespace, payload, claims + 1, tries);
  }

  StoredMessage tried(DeliveryTry content, Instant at) {
    LoggedTry logged = new LoggedTry(tries.size() + 1, at, content);
    return new StoredMessage(
        message,
        namespace,
        payload,
        claims,
        Stream.concat(tries.stream(), Stream.of(logged)).toList());
  }

  MessageView view() {
    return new MessageView(message, namespace, claims);
  }
}
