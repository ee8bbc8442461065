package dev.weft.port.in.outbox;

import dev.weft.domain.audit.Asker;
import dev.weft.domain.input.Problem;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.answer.Ladder;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.endpoint.SecretRef;
import dev.weft.domain.outbox.endpoint.Subscription;
import dev.weft.domain.outbox.guard.TargetUrl;

/**
 * Makes a receiver known. One transaction. The same id with the same wishes may be registered
 * again; when the outcome is unknown, repeat the call. Next: {@link ChangeEndpoint}.
 */
public interface RegisterEndpoint {

  Result register(Command command);

  record Command(
      EndpointId id,
      TargetUrl url,
      int maxBatch,
      Subscription subscription,
      SecretRef secret,
      Ladder ladder,
      boolean enabled,
      Asker asker) {

    public static final int ONE_BY_ONE = 1;

    /** One message per request, by the default ladder, of every kind. */
    public static Command of(EndpointId id, TargetUrl url, SecretRef secret) {
      return new Command(
          id,
          url,
          ONE_BY_ONE,
          Subscription.EVERYTHING,
          secret,
          Ladder.DEFAULT,
          true,
          Asker.ANYBODY);
    }
  }

  sealed interface Result {

    record Registered(Endpoint endpoint) implements Result {}

    /** The id was known with the same wishes. */
    record Existing(Endpoint endpoint) implements Result {}

    /** The id is known with other wishes. */
    record Conflicted(Endpoint endpoint) implements Result {}

    /** The URL may not be used; nothing was stored. */
    record Refused(Problem problem) implements Result {}
  }
}
