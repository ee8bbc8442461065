package dev.weft.domain.outbox.endpoint;

import static dev.weft.domain.outbox.Messages.ENDPOINT;
import static dev.weft.domain.outbox.Messages.NOW;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.name.Kind;
import dev.weft.domain.name.Namespace;
import dev.weft.domain.outbox.answer.DeliveryClass;
import dev.weft.domain.outbox.answer.Ladder;
import dev.weft.domain.outbox.answer.RetryHint;
import dev.weft.domain.outbox.guard.TargetUrl;
import java.time.Duration;
import java.time.Instant;
import java.util.Set;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EndpointTest {

  private static final Endpoint FRESH =
      Endpoint.of(ENDPOINT, TargetUrl.parse("https://example.org/hook"), new SecretRef("hook"));
  private static final Instant LATER = NOW.plusSeconds(300);
  private static final EndpointHealth SICK =
      new EndpointHealth(
          new Breaker.Open(3, Duration.ofSeconds(60), NOW),
          new Pause(LATER),
          new Parking.Parked(NOW),
          Instant.EPOCH);

  @Nested
  class AfterAnAnswer {

    @Test
    void an_acceptance_heals_and_leaves_what_the_receiver_asked_for() {
      assertThat(FRESH.with(SICK).after(new DeliveryClass.Accepted(), NOW).health())
          .isEqualTo(new EndpointHealth(Breaker.HEALTHY, new Pause(LATER), Parking.NONE, NOW));
    }

    @Test
    void a_transient_failure_counts() {
      assertThat(FRESH.after(DeliveryClass.Transient.PLAIN, NOW).health())
          .isEqualTo(
              new EndpointHealth(new Breaker.Closed(1), Pause.NONE, Parking.NONE, Instant.EPOCH));
    }

    @Test
    void a_503_with_a_hint_counts_and_pauses() {
      var asked = new DeliveryClass.Transient(RetryHint.after(Duration.ofSeconds(30)));

      assertThat(FRESH.after(asked, NOW).health())
          .isEqualTo(
              new EndpointHealth(
                  new Breaker.Closed(1),
                  new Pause(NOW.plusSeconds(30)),
                  Parking.NONE,
                  Instant.EPOCH));
    }

    @Test
    void rate_limiting_pauses_and_does_not_count() {
      assertThat(FRESH.after(limited(40), NOW).health())
          .isEqualTo(
              new EndpointHealth(
                  Breaker.HEALTHY, new Pause(NOW.plusSeconds(40)), Parking.NONE, Instant.EPOCH));
    }

    @Test
    void a_shorter_wish_never_shortens_a_pause() {
      assertThat(FRESH.with(SICK).after(limited(299), NOW).health().pause())
          .isEqualTo(new Pause(LATER));
      assertThat(FRESH.with(SICK).after(limited(301), NOW).health().pause())
          .isEqualTo(new Pause(NOW.plusSeconds(301)));
    }

    @Test
    void refused_credentials_park_it_until_the_next_probe() {
      assertThat(FRESH.after(new DeliveryClass.AuthBlocked(), NOW).health())
          .isEqualTo(
              new EndpointHealth(
                  Breaker.HEALTHY,
                  Pause.NONE,
                  new Parking.Parked(NOW.plusSeconds(60)),
                  Instant.EPOCH));
    }

    @Test
    void gone_disables_it() {
      assertThat(FRESH.after(new DeliveryClass.Gone(), NOW)).isEqualTo(FRESH.enabled(false));
      assertThat(FRESH.enabled(false).after(new DeliveryClass.Accepted(), NOW).enabled()).isFalse();
    }

    @Test
    void an_answer_about_the_message_changes_nothing() {
      assertThat(FRESH.after(new DeliveryClass.Conflicted(), NOW)).isEqualTo(FRESH);
      assertThat(FRESH.after(new DeliveryClass.TooLarge(), NOW)).isEqualTo(FRESH);
      assertThat(FRESH.after(new DeliveryClass.Refused(), NOW)).isEqualTo(FRESH);
    }

    private static DeliveryClass limited(int seconds) {
      return new DeliveryClass.RateLimited(Duration.ofSeconds(seconds));
    }
  }

  @Nested
  class Admitting {

    @Test
    void a_healthy_endpoint_takes_batches_from_at_most_four_senders() {
      assertThat(admitted(FRESH.health(), 3)).isEqualTo(new Admission.Batch(1));
      assertThat(admitted(FRESH.health(), 4)).isEqualTo(closed(Admission.Reason.BUSY));
    }

    @Test
    void a_disabled_one_or_one_without_a_secret_takes_nothing() {
      assertThat(Admission.of(FRESH.enabled(false), true, 0, NOW))
          .isEqualTo(closed(Admission.Reason.DISABLED));
      assertThat(Admission.of(FRESH, false, 0, NOW)).isEqualTo(closed(Admission.Reason.NO_SECRET));
    }

    @Test
    void a_pause_ends_at_its_time() {
      assertThat(admitted(paused(NOW.plusMillis(1)), 0)).isEqualTo(closed(Admission.Reason.PAUSED));
      assertThat(admitted(paused(NOW), 0)).isEqualTo(new Admission.Batch(1));
    }

    @Test
    void an_open_breaker_lets_one_probe_through_at_its_time() {
      assertThat(admitted(broken(NOW.plusMillis(1)), 0))
          .isEqualTo(closed(Admission.Reason.BREAKER_OPEN));
      assertThat(admitted(broken(NOW), 0)).isEqualTo(new Admission.Probe());
      assertThat(admitted(broken(NOW), 1)).isEqualTo(closed(Admission.Reason.PROBE_UNDER_WAY));
    }

    @Test
    void one_failure_is_enough_for_one_sender_at_a_time() {
      var failed = FRESH.health().after(DeliveryClass.Transient.PLAIN, NOW);

      assertThat(admitted(failed, 0)).isEqualTo(new Admission.Probe());
      assertThat(admitted(failed, 1)).isEqualTo(closed(Admission.Reason.PROBE_UNDER_WAY));
    }

    @Test
    void a_parked_one_is_probed_once_a_minute() {
      var parked = FRESH.health().after(new DeliveryClass.AuthBlocked(), NOW.minusSeconds(60));
      var early = FRESH.health().after(new DeliveryClass.AuthBlocked(), NOW.minusMillis(59_999));

      assertThat(admitted(parked, 0)).isEqualTo(new Admission.Probe());
      assertThat(admitted(early, 0)).isEqualTo(closed(Admission.Reason.PARKED));
    }

    private static EndpointHealth paused(Instant until) {
      return new EndpointHealth(Breaker.HEALTHY, new Pause(until), Parking.NONE, Instant.EPOCH);
    }

    private static EndpointHealth broken(Instant until) {
      var open = new Breaker.Open(3, Duration.ofSeconds(60), until);
      return new EndpointHealth(open, Pause.NONE, Parking.NONE, Instant.EPOCH);
    }

    private static Admission admitted(EndpointHealth health, int liveClaims) {
      return Admission.of(FRESH.with(health), true, liveClaims, NOW);
    }

    private static Admission closed(Admission.Reason reason) {
      return new Admission.Closed(reason);
    }
  }

  @Nested
  class ByHand {

    private final EndpointHealth away =
        new EndpointHealth(
            new Breaker.Open(3, Duration.ofSeconds(60), LATER),
            new Pause(LATER),
            new Parking.Parked(LATER),
            NOW);

    @Test
    void retry_now_lets_a_probe_through_but_respects_the_receivers_wish() {
      assertThat(away.retriedNow(false, NOW))
          .isEqualTo(
              new EndpointHealth(
                  new Breaker.Open(3, Duration.ofSeconds(60), NOW),
                  new Pause(LATER),
                  new Parking.Parked(NOW),
                  NOW));
    }

    @Test
    void force_clears_the_pause() {
      assertThat(away.retriedNow(true, NOW).pause()).isEqualTo(Pause.NONE);
    }

    @Test
    void retry_now_leaves_a_healthy_endpoint_as_it_is() {
      assertThat(EndpointHealth.NEW.retriedNow(true, NOW)).isEqualTo(EndpointHealth.NEW);
    }

    @Test
    void a_new_secret_ends_the_parking_only() {
      Endpoint changed = FRESH.with(away).with(new SecretRef("new"));

      assertThat(changed.secret()).isEqualTo(new SecretRef("new"));
      assertThat(changed.health())
          .isEqualTo(new EndpointHealth(away.breaker(), away.pause(), Parking.NONE, NOW));
    }

    @ParameterizedTest
    @CsvSource({"0, false, true", "3, false, false", "3, true, true"})
    void an_endpoint_with_unsent_messages_goes_only_when_they_are_abandoned(
        long unsent, boolean abandon, boolean goes) {
      assertThat(EndpointDeletion.decide(unsent, abandon))
          .isEqualTo(
              goes
                  ? new EndpointDeletion.Deleted(unsent)
                  : new EndpointDeletion.RefusedUnsent(unsent));
    }
  }

  @Test
  void a_success_is_no_news_within_a_second_of_the_last_unless_something_failed() {
    EndpointHealth well = EndpointHealth.NEW.after(new DeliveryClass.Accepted(), NOW);
    EndpointHealth failed = well.after(DeliveryClass.Transient.PLAIN, NOW);
    EndpointHealth parked = well.after(new DeliveryClass.AuthBlocked(), NOW);

    assertThat(EndpointHealth.NEW.unmovedBySuccess(NOW)).isFalse();
    assertThat(well.unmovedBySuccess(NOW.plusMillis(999))).isTrue();
    assertThat(well.unmovedBySuccess(NOW.plusMillis(1_000))).isFalse();
    assertThat(failed.unmovedBySuccess(NOW)).isFalse();
    assertThat(parked.unmovedBySuccess(NOW)).isFalse();
  }

  @Test
  void a_batch_has_1_to_1000_rows() {
    assertThat(batchOf(1).maxBatch()).isEqualTo(1);
    assertThat(batchOf(1_000).maxBatch()).isEqualTo(1_000);
    assertThatThrownBy(() -> batchOf(0)).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> batchOf(1_001)).isInstanceOf(InvalidInput.class);
    assertThat(Admission.of(batchOf(64), true, 0, NOW)).isEqualTo(new Admission.Batch(64));
  }

  @Test
  void a_subscription_names_kinds_and_namespaces_and_empty_means_all() {
    var paid = new Kind("paid");
    var shop = new Namespace("shop");
    var both = new Subscription(Set.of(paid), Set.of(shop));

    assertThat(Subscription.EVERYTHING.wants(paid, shop)).isTrue();
    assertThat(both.wants(paid, shop)).isTrue();
    assertThat(both.wants(new Kind("sent"), shop)).isFalse();
    assertThat(both.wants(paid, Namespace.DEFAULT)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "-a", "a b", "a\n"})
  void a_secret_reference_is_a_name(String name) {
    assertThatThrownBy(() -> new SecretRef(name)).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> new SecretRef(null)).isInstanceOf(InvalidInput.class);
    assertThat(new SecretRef("env:HOOK/2")).hasToString("env:HOOK/2");
  }

  private static Endpoint batchOf(int most) {
    return new Endpoint(
        ENDPOINT,
        FRESH.url(),
        most,
        Subscription.EVERYTHING,
        FRESH.secret(),
        Ladder.WEBHOOK,
        true,
        EndpointHealth.NEW);
  }
}
