package dev.weft.domain.outbox.view;

import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.OutboxMessage;
import java.util.Objects;
import java.util.Set;

/** Which messages a list holds; an empty set of phases means all. */
public record MessageFilter(Set<MessagePhase> phases, EndpointChoice endpoint) {

  public static final MessageFilter ALL = new MessageFilter(Set.of(), EndpointChoice.ALL);

  public MessageFilter {
    phases = Set.copyOf(phases);
    Objects.requireNonNull(endpoint, "endpoint");
  }

  public boolean passes(OutboxMessage message) {
    return (phases.isEmpty() || phases.contains(message.state().phase()))
        && endpoint.includes(message.endpoint());
  }
}
