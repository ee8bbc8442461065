package dev.weft.testkit.contract.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Content;
import dev.weft.domain.name.Kind;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.endpoint.EndpointHealth;
import dev.weft.domain.outbox.endpoint.Parking;
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.operate.OutboxCounts;
import dev.weft.port.in.outbox.FlushOutbox.Report;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What operators do to messages; none of it touches one that is being sent (I40). */
public abstract class OutboxOperatorContract extends OutboxSuite {

  @Test
  void retry_now_makes_future_and_parked_rows_due_and_leaves_the_rest() {
    EndpointId endpoint = batching(64);
    OutboxMessageId failed = outbox().enqueue(endpoint);
    receiver().next(409);
    outbox().flush(endpoint);
    OutboxMessageId sending = outbox().enqueue(endpoint);
    claim(endpoint, new Admission.Batch(1));
    MessageState held = state(sending);
    OutboxMessageId ready = outbox().enqueue(endpoint);
    MessageHistory before = row(failed).history();

    long changed = outbox().retryNow(endpoint, false);

    assertThat(changed).isEqualTo(1);
    assertThat(state(failed)).isEqualTo(due(Duration.ZERO));
    assertThat(row(failed).history()).isEqualTo(before);
    assertThat(state(sending)).isEqualTo(held);
    assertThat(state(ready)).isEqualTo(due(Duration.ZERO));
  }

  @Test
  void retry_now_revives_parked_rows_as_the_next_probe() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 2);
    receiver().next(403);
    outbox().flush(endpoint);

    assertThat(outbox().retryNow(endpoint, false)).isEqualTo(2);

    assertThat(rows(ids)).extracting(OutboxMessage::state).containsOnly(due(Duration.ZERO));
    assertThat(row(ids.getFirst()).history().lastError()).isEqualTo("403 Reason");
    assertThat(outbox().flush(endpoint)).isEqualTo(new Report(1, 0, 1, 1, 0, 0));
  }

  @Test
  void a_pause_the_receiver_asked_for_is_cleared_only_by_force() {
    EndpointId endpoint = single();
    outbox().enqueue(endpoint);
    receiver().next(429);
    outbox().flush(endpoint);

    outbox().retryNow(endpoint, false);
    assertThat(outbox().flush(endpoint)).isEqualTo(Report.NOTHING);

    outbox().retryNow(endpoint, true);
    assertThat(outbox().flush(endpoint).sent()).isEqualTo(1);
  }

  @Test
  void retry_now_lets_an_open_breaker_probe_at_once() {
    EndpointId endpoint = single();
    outbox().enqueue(endpoint);
    for (int i = 0; i < 3; i++) {
      receiver().next(500);
      outbox().retryNow(endpoint, false);
      outbox().flush(endpoint);
    }

    outbox().retryNow(endpoint, false);

    assertThat(outbox().flush(endpoint).sent()).isEqualTo(1);
  }

  @Test
  void retry_now_works_in_batches() {
    EndpointId endpoint = single();
    MessageDraft later = MessageDraft.of(new Kind("later"), Content.EMPTY);
    for (int i = 0; i < 1_001; i++) {
      outbox().enqueue(endpoint, later.notBefore(now().plusSeconds(60)));
    }

    assertThat(outbox().retryNow(endpoint, false)).isEqualTo(1_001);
    assertThat(outbox().retryNow(endpoint, false)).isZero();
    assertThat(outbox().retryNow(opened().ids().endpoint(), false)).isZero();
  }

  @Test
  void un_parking_by_hand_returns_rows_and_lets_the_endpoint_be_tried() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 3);
    receiver().next(403);
    outbox().flush(endpoint);

    assertThat(outbox().unpark(endpoint)).isEqualTo(3);

    assertThat(rows(ids))
        .extracting(OutboxMessage::state)
        .containsExactly(
            due(Duration.ZERO), due(Duration.ofMillis(2_500)), due(Duration.ofSeconds(5)));
    assertThat(row(ids.getFirst()).history().lastError()).isEmpty();
    assertThat(health(endpoint).parking()).isEqualTo(Parking.NONE);
    assertThat(outbox().unpark(endpoint)).isZero();
    assertThat(outbox().unpark(opened().ids().endpoint())).isZero();
  }

  @Test
  void counts_add_up_and_tell_the_oldest_of_each_state() {
    EndpointId endpoint = batching(1);
    outbox().enqueue(endpoint, 4);
    clock().advance(Duration.ofSeconds(10));
    receiver().next(200, 409);
    outbox().flush(endpoint);
    outbox().flush(endpoint);
    claim(endpoint, new Admission.Batch(1));

    OutboxCounts counts = outbox().counts(endpoint);

    assertThat(counts.count(MessagePhase.SENT)).isEqualTo(1);
    assertThat(counts.count(MessagePhase.SENDING)).isEqualTo(1);
    assertThat(counts.count(MessagePhase.PENDING)).isEqualTo(2);
    assertThat(counts.count(MessagePhase.ABANDONED)).isZero();
    assertThat(counts.pending()).isEqualTo(3);
    assertThat(counts.oldestAge(MessagePhase.PENDING, now()))
        .isEqualTo(Optional.of(Duration.ofSeconds(10)));
    assertThat(counts.oldestAge(MessagePhase.PARKED, now())).isEmpty();
  }

  @Test
  void an_endpoint_nobody_failed_is_as_new_after_retry_now() {
    EndpointId endpoint = single();

    outbox().retryNow(endpoint, true);

    assertThat(health(endpoint)).isEqualTo(EndpointHealth.NEW);
  }
}
