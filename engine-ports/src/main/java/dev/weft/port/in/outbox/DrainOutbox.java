package dev.weft.port.in.outbox;

import dev.weft.domain.audit.Asker;
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.operate.DrainPreview;
import dev.weft.domain.outbox.view.EndpointChoice;
import java.util.Objects;

/**
 * Brings abandoned messages back as if new. One transaction; when its outcome is unknown, look with
 * a dry run: messages brought back are no longer abandoned. Next: {@link UnparkMessages}.
 */
public interface DrainOutbox {

  /** What was brought back, or would be. */
  DrainPreview drain(Command command);

  /**
   * @param dryRun whether only to look
   */
  record Command(Drain drain, EndpointChoice endpoint, boolean dryRun, Asker asker) {
    public Command {
      Objects.requireNonNull(drain, "drain");
      Objects.requireNonNull(endpoint, "endpoint");
    }
  }
}
