package dev.weft.domain.outbox.endpoint;

import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.answer.Ladder;
import dev.weft.domain.outbox.guard.TargetUrl;
import java.util.Set;

/** One change an operator makes to an endpoint; its health stays unless said otherwise. */
public sealed interface EndpointEdit {

  Endpoint applied(Endpoint before);

  record ToUrl(TargetUrl url) implements EndpointEdit {
    @Override
    public Endpoint applied(Endpoint e) {
      return new Endpoint(
          e.id(),
          url,
          e.maxBatch(),
          e.subscription(),
          e.secret(),
          e.ladder(),
          e.enabled(),
          e.health());
    }
  }

  record ToBatch(int most) implements EndpointEdit {
    @Override
    public Endpoint applied(Endpoint e) {
      return new Endpoint(
          e.id(), e.url(), most, e.subscription(), e.secret(), e.ladder(), e.enabled(), e.health());
    }
  }

  record ToSubscription(Subscription wanted) implements EndpointEdit {
    @Override
    public Endpoint applied(Endpoint e) {
      return new Endpoint(
          e.id(), e.url(), e.maxBatch(), wanted, e.secret(), e.ladder(), e.enabled(), e.health());
    }
  }

  /** None means all. */
  record ToKinds(Set<Kind> kinds) implements EndpointEdit {
    public ToKinds {
      kinds = Set.copyOf(kinds);
    }

    @Override
    public Endpoint applied(Endpoint e) {
      Subscription wanted = new Subscription(kinds, e.subscription().namespaces());
      return new ToSubscription(wanted).applied(e);
    }
  }

  /** None means all. */
  record ToNamespaces(Set<Namespace> namespaces) implements EndpointEdit {
    public ToNamespaces {
      namespaces = Set.copyOf(namespaces);
    }

    @Override
    public Endpoint applied(Endpoint e) {
      Subscription wanted = new Subscription(e.subscription().kinds(), namespaces);
      return new ToSubscription(wanted).applied(e);
    }
  }

  record ToLadder(Ladder ladder) implements EndpointEdit {
    @Override
    public Endpoint applied(Endpoint e) {
      return new Endpoint(
          e.id(),
          e.url(),
          e.maxBatch(),
          e.subscription(),
          e.secret(),
          ladder,
          e.enabled(),
          e.health());
    }
  }

  /** Also ends the wait for better credentials. */
  record ToSecret(SecretRef secret) implements EndpointEdit {
    @Override
    public Endpoint applied(Endpoint e) {
      return e.with(secret);
    }
  }

  record ToEnabled(boolean enabled) implements EndpointEdit {
    @Override
    public Endpoint applied(Endpoint e) {
      return e.enabled(enabled);
    }
  }
}
