package dev.weft.domain.outbox.endpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.content.Bytes;
import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.guard.TargetUrl;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class BacklogTest {

  private static final Instant DUE = Instant.parse("2026-01-01T12:00:00Z");
  private static final Instant LATER = DUE.plusSeconds(60);
  private static final Endpoint ENDPOINT =
      Endpoint.of(
          new EndpointId(new UUID(0, 1)),
          TargetUrl.parse("https://hooks.example/"),
          new SecretRef("env:X"));

  private static Instant ready(EndpointHealth health, Instant earliest, boolean parked) {
    return new Backlog(ENDPOINT.with(health), earliest, parked).readyAt();
  }

  private static EndpointHealth health(Breaker breaker, Pause pause, Parking parking) {
    return new EndpointHealth(breaker, pause, parking, Instant.EPOCH);
  }

  @Test
  void a_healthy_endpoint_is_ready_with_its_first_row() {
    assertThat(ready(EndpointHealth.NEW, DUE, false)).isEqualTo(DUE);
    assertThat(ready(EndpointHealth.NEW, Backlog.NOTHING, true)).isEqualTo(Backlog.NOTHING);
  }

  @Test
  void whatever_keeps_senders_away_the_longest_counts() {
    Breaker open = new Breaker.Open(3, Duration.ofSeconds(60), LATER);
    Parking parked = new Parking.Parked(LATER.plusSeconds(1));
    Pause pause = new Pause(LATER.plusSeconds(2));

    assertThat(ready(health(open, Pause.NONE, Parking.NONE), DUE, false)).isEqualTo(LATER);
    assertThat(ready(health(open, Pause.NONE, parked), DUE, false)).isEqualTo(LATER.plusSeconds(1));
    assertThat(ready(health(open, pause, parked), DUE, false)).isEqualTo(LATER.plusSeconds(2));
    assertThat(ready(health(open, pause, parked), LATER.plusSeconds(3), false))
        .isEqualTo(LATER.plusSeconds(3));
  }

  @Test
  void parked_rows_are_ready_when_the_endpoint_is_probed() {
    EndpointHealth blocked = health(Breaker.HEALTHY, Pause.NONE, new Parking.Parked(LATER));

    assertThat(ready(blocked, Backlog.NOTHING, true)).isEqualTo(LATER);
    assertThat(ready(blocked, Backlog.NOTHING, false)).isEqualTo(Backlog.NOTHING);
  }

  @Test
  void a_disabled_endpoint_is_never_ready() {
    assertThat(new Backlog(ENDPOINT.enabled(false), DUE, true).readyAt())
        .isEqualTo(Backlog.NOTHING);
  }

  @Test
  void a_batch_is_cut_to_what_is_allowed_and_nothing_else_is() {
    Admission closed = new Admission.Closed(Admission.Reason.BUSY);

    assertThat(new Admission.Batch(9).atMost(4)).isEqualTo(new Admission.Batch(4));
    assertThat(new Admission.Batch(3).atMost(4)).isEqualTo(new Admission.Batch(3));
    assertThat(new Admission.Probe().atMost(4)).isEqualTo(new Admission.Probe());
    assertThat(closed.atMost(4)).isEqualTo(closed);
  }

  @Test
  void a_claim_for_several_requests_holds_whole_requests_up_to_a_bound() {
    Admission closed = new Admission.Closed(Admission.Reason.BUSY);

    assertThat(new Admission.Batch(1).times(4, 64)).isEqualTo(new Admission.Batch(4));
    assertThat(new Admission.Batch(1).times(100, 64)).isEqualTo(new Admission.Batch(64));
    assertThat(new Admission.Batch(50).times(4, 64)).isEqualTo(new Admission.Batch(50));
    assertThat(new Admission.Batch(20).times(4, 64)).isEqualTo(new Admission.Batch(60));
    assertThat(new Admission.Batch(64).times(4, 64)).isEqualTo(new Admission.Batch(64));
    assertThat(new Admission.Probe().times(4, 64)).isEqualTo(new Admission.Probe());
    assertThat(closed.times(4, 64)).isEqualTo(closed);
  }

  @Test
  void secrets_are_long_and_few_and_never_printed() {
    Bytes key = Bytes.ofUtf8("x".repeat(24));

    assertThat(SigningSecrets.of(List.of(key, key)).keys()).containsExactly(key, key);
    assertThat(SigningSecrets.of(List.of(key))).hasToString("SigningSecrets[1]");
    assertThatThrownBy(() -> SigningSecrets.of(List.of())).isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> SigningSecrets.of(List.of(key, key, key, key, key)))
        .isInstanceOf(InvalidInput.class);
    assertThatThrownBy(() -> SigningSecrets.of(List.of(Bytes.ofUtf8("too-short-to-be-secret"))))
        .isInstanceOf(InvalidInput.class)
        .hasMessageNotContaining("too-short");
  }
}
