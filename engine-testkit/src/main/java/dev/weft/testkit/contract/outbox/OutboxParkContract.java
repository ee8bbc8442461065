package dev.weft.testkit.contract.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.endpoint.EndpointEdit;
import dev.weft.domain.outbox.endpoint.Parking;
import dev.weft.domain.outbox.endpoint.SecretRef;
import dev.weft.domain.outbox.setting.OutboxSettings;
import dev.weft.domain.outbox.setting.Recovery;
import dev.weft.port.in.outbox.FlushOutbox.Report;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Parked rows move as a single probe, after a success or with a new secret (I40). */
public abstract class OutboxParkContract extends OutboxSuite {

  private static OutboxSettings returning(Recovery recovery) {
    OutboxSettings usual = OutboxSettings.DEFAULT;
    return new OutboxSettings(
        usual.claimBatch(),
        usual.times(),
        usual.ageLimit(),
        recovery,
        usual.callerCap(),
        usual.abandonedKeys());
  }

  @Test
  void a_parked_endpoint_is_probed_once_a_minute_with_its_oldest_parked_row() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 3);
    receiver().next(403);
    outbox().flush(endpoint);
    assertThat(rows(ids)).extracting(OutboxMessage::state).containsOnly(new MessageState.Parked());

    clock().advance(Duration.ofMillis(59_999));
    assertThat(outbox().flush(endpoint)).isEqualTo(Report.NOTHING);
    clock().advance(Duration.ofMillis(1));
    receiver().next(401);
    outbox().flush(endpoint);

    assertThat(receiver().sent().getLast()).containsExactly(ids.getFirst());
    assertThat(health(endpoint).parking())
        .isEqualTo(new Parking.Parked(now().plus(Parking.BETWEEN_PROBES)));
    assertThat(row(ids.getFirst()).state()).isEqualTo(new MessageState.Parked());
  }

  @Test
  void a_success_returns_the_oldest_parked_rows_of_this_endpoint_spread_out() {
    EndpointId endpoint = batching(64);
    EndpointId other = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 4);
    OutboxMessageId foreign = outbox().enqueue(other);
    receiver().next(403, 403);
    outbox().flush(endpoint);
    outbox().flush(other);
    clock().advance(Duration.ofMinutes(1));
    OutboxSettings two = returning(new Recovery(2, Duration.ofSeconds(5)));

    outbox(two).flush(endpoint);

    assertThat(rows(ids))
        .extracting(OutboxMessage::state)
        .containsExactly(
            sentNow(), due(Duration.ZERO), due(Duration.ofSeconds(5)), new MessageState.Parked());
    assertThat(row(ids.get(1)).history().lastError()).isEmpty();
    assertThat(row(ids.get(1)).history().retries()).isZero();
    assertThat(state(foreign)).isEqualTo(new MessageState.Parked());
    assertThat(health(endpoint).parking()).isEqualTo(Parking.NONE);
  }

  @Test
  void no_more_than_256_rows_return_at_once() {
    EndpointId endpoint = batching(1_000);
    OutboxSettings usual = OutboxSettings.DEFAULT;
    OutboxSettings wide =
        new OutboxSettings(
            1_000,
            usual.times(),
            usual.ageLimit(),
            usual.recovery(),
            usual.callerCap(),
            usual.abandonedKeys());
    outbox().enqueue(endpoint, 300);
    receiver().next(403);
    outbox(wide).flush(endpoint);
    clock().advance(Duration.ofMinutes(1));

    outbox(wide).flush(endpoint);

    assertThat(outbox().counts(endpoint).count(MessagePhase.PARKED)).isEqualTo(300 - 1 - 256);
    assertThat(outbox().counts(endpoint).count(MessagePhase.PENDING)).isEqualTo(256);
  }

  @Test
  void a_new_secret_returns_parked_rows() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 2);
    receiver().next(401);
    outbox().flush(endpoint);

    outbox().change(endpoint, new EndpointEdit.ToSecret(new SecretRef("env:OTHER")));

    assertThat(rows(ids))
        .extracting(OutboxMessage::state)
        .containsExactly(due(Duration.ZERO), due(Duration.ofSeconds(5)));
    assertThat(outbox().flush(endpoint).sent()).isEqualTo(1);
  }
}
