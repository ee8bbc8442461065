package dev.weft.testkit.contract.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.outbox.EndpointDescriber;
import dev.weft.application.outbox.EndpointLister;
import dev.weft.domain.audit.Asker;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.answer.Ladder;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.endpoint.Breaker;
import dev.weft.domain.outbox.endpoint.Endpoint;
import dev.weft.domain.outbox.endpoint.EndpointEdit;
import dev.weft.domain.outbox.endpoint.EndpointHealth;
import dev.weft.domain.outbox.endpoint.Parking;
import dev.weft.domain.outbox.endpoint.Pause;
import dev.weft.domain.outbox.endpoint.SecretRef;
import dev.weft.domain.outbox.endpoint.Subscription;
import dev.weft.domain.outbox.guard.TargetUrl;
import dev.weft.port.in.outbox.ChangeEndpoint;
import dev.weft.port.in.outbox.RegisterEndpoint;
import dev.weft.port.in.outbox.RegisterEndpoint.Result;
import dev.weft.testkit.builders.EndpointBuilder;
import dev.weft.testkit.driving.Crowd;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Endpoints as operators make, change and remove them. */
public abstract class OutboxEndpointContract extends OutboxSuite {

  private EndpointBuilder fresh() {
    return EndpointBuilder.anEndpoint(opened().ids().endpoint());
  }

  private Optional<Endpoint> find(EndpointId id) {
    return new EndpointDescriber(opened().transactions()).describe(id);
  }

  @Test
  void an_endpoint_comes_back_as_it_was_registered() {
    RegisterEndpoint.Command command =
        new RegisterEndpoint.Command(
            opened().ids().endpoint(),
            TargetUrl.parse("https://hooks.example:8443/in?x=%20y"),
            500,
            new Subscription(
                Set.of(new Kind("a"), new Kind("b")),
                Set.of(new Namespace("n"), new Namespace("m"))),
            new SecretRef("file:/run/secrets/hook"),
            Ladder.WEBHOOK,
            false,
            Asker.ANYBODY);

    Result result = outbox().register(command);

    Endpoint expected =
        new Endpoint(
            command.id(),
            command.url(),
            500,
            command.subscription(),
            command.secret(),
            Ladder.WEBHOOK,
            false,
            EndpointHealth.NEW);
    assertThat(result).isEqualTo(new Result.Registered(expected));
    assertThat(find(command.id())).contains(expected);
  }

  @Test
  void the_same_id_with_the_same_wishes_is_the_same_endpoint_whatever_its_health() {
    EndpointBuilder wishes = fresh();
    outbox().register(wishes.command());
    EndpointId id = wishes.command().id();
    outbox().enqueue(id);
    receiver().next(500);
    outbox().flush(id);

    assertThat(outbox().register(wishes.command()))
        .isEqualTo(new Result.Existing(outbox().see(id)));
    assertThat(health(id).breaker()).isEqualTo(new Breaker.Closed(1));
    assertThat(outbox().register(wishes.inBatchesOf(2).command()))
        .isInstanceOf(Result.Conflicted.class);
    assertThat(outbox().see(id).maxBatch()).isEqualTo(1);
  }

  @Test
  void sixteen_who_register_one_id_make_one_endpoint() {
    EndpointBuilder wishes = fresh();

    List<Result> results = Crowd.ofSixteen(i -> outbox().register(wishes.command()));

    assertThat(results).filteredOn(Result.Registered.class::isInstance).hasSize(1);
    assertThat(results).filteredOn(Result.Existing.class::isInstance).hasSize(15);
  }

  @Test
  void a_url_that_may_not_be_used_is_refused() {
    EndpointId id = single();
    for (String url :
        List.of("http://hooks.example/", "https://127.0.0.1/", "https://hooks.example:22/")) {
      EndpointBuilder bad = fresh().at(url);

      assertThat(outbox().register(bad.command())).isInstanceOf(Result.Refused.class);
      assertThat(find(bad.command().id())).isEmpty();
      assertThat(outbox().change(id, new EndpointEdit.ToUrl(TargetUrl.parse(url))))
          .isInstanceOf(ChangeEndpoint.Result.Refused.class);
    }
  }

  @Test
  void every_wish_can_be_changed_and_health_stays() {
    EndpointId id = single();
    outbox().enqueue(id);
    receiver().next(500);
    outbox().flush(id);
    EndpointHealth health = health(id);
    Subscription wanted = new Subscription(Set.of(new Kind("x")), Set.of(new Namespace("y")));
    TargetUrl url = TargetUrl.parse("https://other.example/");
    SecretRef secret = new SecretRef("env:OTHER");
    Ladder ladder = Ladder.of(List.of(Duration.ofSeconds(1), Duration.ofMillis(2_500)));

    ChangeEndpoint.Result result =
        outbox()
            .change(
                id,
                new EndpointEdit.ToUrl(url),
                new EndpointEdit.ToBatch(7),
                new EndpointEdit.ToSubscription(wanted),
                new EndpointEdit.ToSecret(secret),
                new EndpointEdit.ToLadder(ladder),
                new EndpointEdit.ToEnabled(false));

    Endpoint expected = new Endpoint(id, url, 7, wanted, secret, ladder, false, health);
    assertThat(result).isEqualTo(new ChangeEndpoint.Result.Changed(expected));
    assertThat(outbox().see(id)).isEqualTo(expected);
  }

  @Test
  void an_edit_that_is_not_allowed_changes_nothing() {
    EndpointId id = single();
    Endpoint before = outbox().see(id);

    assertThat(outbox().change(id, new EndpointEdit.ToBatch(0)))
        .isInstanceOf(ChangeEndpoint.Result.Refused.class);
    assertThat(outbox().see(id)).isEqualTo(before);
    EndpointId unknown = opened().ids().endpoint();
    assertThat(outbox().change(unknown)).isEqualTo(new ChangeEndpoint.Result.NotFound(unknown));
  }

  @Test
  void every_sort_of_health_is_kept() {
    Endpoint endpoint = outbox().see(single());
    for (EndpointHealth health :
        List.of(
            EndpointHealth.NEW,
            new EndpointHealth(new Breaker.Closed(2), Pause.NONE, Parking.NONE, now()),
            new EndpointHealth(
                new Breaker.Open(5, Duration.ofMinutes(4), now().plusSeconds(3)),
                new Pause(now().plusSeconds(1)),
                new Parking.Parked(now().plusSeconds(2)),
                now().minusSeconds(9)))) {
      Endpoint sick = endpoint.with(health);
      inTransaction(
          stores -> {
            stores.endpoints().lock(endpoint.id());
            stores.endpoints().write(sick);
            return sick;
          });

      assertThat(outbox().see(endpoint.id())).isEqualTo(sick);
    }
  }

  @Test
  void live_claims_are_counted_by_their_tokens() {
    EndpointId id = batching(64);
    outbox().enqueue(id, 5);
    claim(id, new Admission.Batch(2));
    clock().advance(Duration.ofSeconds(30));
    claim(id, new Admission.Batch(2));

    assertThat(liveClaims(id)).isEqualTo(2);
    clock().advance(Duration.ofSeconds(30));
    assertThat(liveClaims(id)).isEqualTo(1);
  }

  private int liveClaims(EndpointId id) {
    return inTransaction(stores -> stores.endpoints().lock(id)).orElseThrow().liveClaims();
  }

  @Test
  void endpoints_are_listed_by_id() {
    EndpointId one = single();
    EndpointId other = single();

    List<Endpoint> all = new EndpointLister(opened().transactions()).list();

    assertThat(all).isSortedAccordingTo(Comparator.comparing(Endpoint::id));
    assertThat(all).contains(outbox().see(one), outbox().see(other));
  }
}
