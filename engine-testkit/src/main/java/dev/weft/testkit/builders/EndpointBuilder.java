package dev.weft.testkit.builders;

import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.answer.Ladder;
import dev.weft.domain.outbox.endpoint.SecretRef;
import dev.weft.domain.outbox.endpoint.Subscription;
import dev.weft.domain.outbox.guard.TargetUrl;
import dev.weft.port.in.outbox.RegisterEndpoint;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** An endpoint as tests register it; each method answers a changed copy. */
public record EndpointBuilder(RegisterEndpoint.Command command) {

  private static final SecretRef SECRET = new SecretRef("env:WEFT_TEST_SECRET");
  private static final TargetUrl URL = TargetUrl.parse("https://hooks.example/in");

  /** Sends one by one and wants nothing by itself but a kind nobody uses. */
  public static EndpointBuilder anEndpoint(EndpointId id) {
    return new EndpointBuilder(RegisterEndpoint.Command.of(id, URL, SECRET)).wanting("nothing");
  }

  public EndpointBuilder wanting(String... kinds) {
    return wanting(
        new Subscription(
            Stream.of(kinds).map(Kind::new).collect(Collectors.toSet()),
            command.subscription().namespaces()));
  }

  public EndpointBuilder in(Namespace namespace) {
    return wanting(new Subscription(command.subscription().kinds(), Set.of(namespace)));
  }

  public EndpointBuilder wanting(Subscription wanted) {
    return with(command.maxBatch(), wanted, command.secret(), command.ladder());
  }

  public EndpointBuilder inBatchesOf(int most) {
    return with(most, command.subscription(), command.secret(), command.ladder());
  }

  public EndpointBuilder signedBy(SecretRef secret) {
    return with(command.maxBatch(), command.subscription(), secret, command.ladder());
  }

  public EndpointBuilder retriedBy(Ladder ladder) {
    return with(command.maxBatch(), command.subscription(), command.secret(), ladder);
  }

  public EndpointBuilder at(String url) {
    return new EndpointBuilder(
        new RegisterEndpoint.Command(
            command.id(),
            TargetUrl.parse(url),
            command.maxBatch(),
            command.subscription(),
            command.secret(),
            command.ladder(),
            command.enabled(),
            command.asker()));
  }

  private EndpointBuilder with(int batch, Subscription wanted, SecretRef secret, Ladder ladder) {
    return new EndpointBuilder(
        new RegisterEndpoint.Command(
            command.id(),
            command.url(),
            batch,
            wanted,
            secret,
            ladder,
            command.enabled(),
            command.asker()));
  }
}
