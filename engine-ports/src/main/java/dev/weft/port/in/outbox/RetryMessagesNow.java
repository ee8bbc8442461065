package dev.weft.port.in.outbox;

import dev.weft.domain.audit.Asker;
import dev.weft.domain.outbox.view.EndpointChoice;
import java.util.Objects;

/**
 * Makes waiting and parked messages due at once. One transaction per 1 000 messages of an endpoint.
 *
 * <p>Messages being sent are left to their senders; retry counts and errors stay. What a receiver
 * asked for by {@code Retry-After} is overruled only with {@code force}. Safe to repeat. Next:
 * {@link DrainOutbox}.
 */
public interface RetryMessagesNow {

  /** How many messages changed. */
  long retryNow(Command command);

  record Command(EndpointChoice endpoint, boolean force, Asker asker) {
    public Command {
      Objects.requireNonNull(endpoint, "endpoint");
    }
  }
}
