package dev.weft.domain.outbox.enqueue;

import dev.weft.domain.outbox.EndpointId;
import java.util.Objects;

/** Whom a caller's message is for. */
public sealed interface Destination {

  /** One endpoint, whatever it subscribed to. */
  record ToEndpoint(EndpointId endpoint) implements Destination {
    public ToEndpoint {
      Objects.requireNonNull(endpoint, "endpoint");
    }
  }

  /** Every endpoint that wants the message's kind and namespace when it is enqueued. */
  record ToSubscribers() implements Destination {}
}
