package dev.weft.port.in.outbox;

import dev.weft.domain.audit.Asker;
import dev.weft.domain.outbox.view.EndpointChoice;
import java.util.Objects;

/**
 * Returns parked messages to the queue by hand, a few per endpoint and spread out, and lets the
 * endpoint be tried. One transaction per endpoint; safe to repeat. Next: {@link SweepOutbox}.
 */
public interface UnparkMessages {

  /** How many messages changed. */
  long unpark(Command command);

  record Command(EndpointChoice endpoint, Asker asker) {
    public Command {
      Objects.requireNonNull(endpoint, "endpoint");
      Objects.requireNonNull(asker, "asker");
    }
  }
}
