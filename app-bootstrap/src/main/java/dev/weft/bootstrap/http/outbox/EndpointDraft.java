package dev.weft.bootstrap.http.outbox;

import dev.weft.bootstrap.http.operator.Asked;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.endpoint.EndpointEdit;
import dev.weft.domain.outbox.endpoint.SecretRef;
import dev.weft.domain.outbox.guard.TargetUrl;
import dev.weft.port.in.outbox.RegisterEndpoint;
import java.util.List;

/** An endpoint about to be registered: one nobody has said anything about, and what is said. */
final class EndpointDraft {

  private static final TargetUrl NOWHERE = TargetUrl.parse("https://nowhere.invalid/");
  private static final SecretRef NOTHING = new SecretRef("none");

  private EndpointDraft() {}

  static Endpoint bare(EndpointId id) {
    return Endpoint.of(id, NOWHERE, NOTHING);
  }

  static RegisterEndpoint.Command command(EndpointId id, List<EndpointEdit> edits, Asked asked) {
    Endpoint wanted = bare(id);
    for (EndpointEdit edit : edits) {
      wanted = edit.applied(wanted);
    }
    return new RegisterEndpoint.Command(
        wanted.id(),
        wanted.url(),
        wanted.maxBatch(),
        wanted.subscription(),
        wanted.secret(),
        wanted.ladder(),
        wanted.enabled(),
        asked.asker());
  }
}
