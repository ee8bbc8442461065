package dev.weft.port.in.outbox;

import dev.weft.domain.audit.Asker;
import dev.weft.domain.input.Problem;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.endpoint.EndpointEdit;
import java.util.List;
import java.util.Objects;

/**
 * Changes what was said about a receiver. One transaction; a new secret un-parks messages in it.
 * Repeating the call changes nothing more. Next: {@link RemoveEndpoint}.
 */
public interface ChangeEndpoint {

  Result change(Command command);

  record Command(EndpointId id, List<EndpointEdit> edits, Asker asker) {
    public Command {
      Objects.requireNonNull(id, "id");
      Objects.requireNonNull(asker, "asker");
      edits = List.copyOf(edits);
    }
  }

  sealed interface Result {

    record Changed(Endpoint endpoint) implements Result {}

    record NotFound(EndpointId id) implements Result {}

    /** An edit may not be made; nothing was stored. */
    record Refused(Problem problem) implements Result {}
  }
}
