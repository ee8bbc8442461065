package dev.weft.testkit.contract.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.content.Content;
import dev.weft.domain.name.Kind;
import dev.weft.domain.outbox.AbandonReason;
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
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.operate.DrainPreview;
import dev.weft.domain.outbox.operate.OutboxCounts;
import dev.weft.port.in.outbox.FlushOutbox.Report;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** What operators do to messages; none of it touches one that is being sent (I40). */
public abstract class OutboxOperatorContract extends OutboxSuite {

  private OutboxMessageId abandoned(EndpointId endpoint, String kind) {
    OutboxMessageId id =
        outbox().enqueue(endpoint, MessageDraft.of(new Kind(kind), Content.json("[")));
    outbox().flush(endpoint);
    assertThat(state(id).phase()).isEqualTo(MessagePhase.ABANDONED);
    return id;
  }

  private Drain drain(Instant cutoff, int limit, Duration spread, AbandonReason... reasons) {
    return new Drain(cutoff, Set.of(reasons), limit, spread);
  }

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
  void a_drain_brings_back_what_was_created_before_the_cutoff_as_if_new() {
    EndpointId endpoint = batching(64);
    OutboxMessageId old = abandoned(endpoint, "a");
    Instant created = now();
    clock().advance(Duration.ofDays(30));
    OutboxMessageId young = abandoned(endpoint, "a");

    DrainPreview drained = outbox().drain(endpoint, drain(now(), 100, Duration.ZERO), false);

    assertThat(drained.total()).isEqualTo(1);
    OutboxMessage fresh = row(old);
    assertThat(fresh.state()).isEqualTo(due(Duration.ZERO));
    assertThat(fresh.history()).isEqualTo(MessageHistory.NEW);
    assertThat(fresh.createdAt()).isEqualTo(created);
    assertThat(fresh.ageFrom()).isEqualTo(now());
    assertThat(state(young).phase()).isEqualTo(MessagePhase.ABANDONED);
  }

  @Test
  void a_dry_run_tells_total_and_kinds_and_changes_nothing() {
    EndpointId endpoint = batching(64);
    EndpointId other = batching(64);
    abandoned(endpoint, "b");
    abandoned(endpoint, "a");
    abandoned(endpoint, "b");
    abandoned(other, "c");
    Instant cutoff = now().plusMillis(1);

    DrainPreview preview = outbox().drain(endpoint, drain(cutoff, 100, Duration.ZERO), true);

    assertThat(preview)
        .isEqualTo(
            new DrainPreview(3, new TreeMap<>(Map.of(new Kind("a"), 1L, new Kind("b"), 2L))));
    assertThat(preview.perKind().keySet()).containsExactly(new Kind("a"), new Kind("b"));
    assertThat(outbox().counts(endpoint).count(MessagePhase.ABANDONED)).isEqualTo(3);
    assertThat(outbox().drain(endpoint, drain(cutoff, 100, Duration.ZERO), false))
        .isEqualTo(preview);
    assertThat(outbox().counts(other).count(MessagePhase.ABANDONED)).isEqualTo(1);
  }

  @Test
  void a_drain_takes_the_oldest_up_to_its_limit_and_spreads_them() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids =
        List.of(
            abandoned(endpoint, "a"),
            later(() -> abandoned(endpoint, "a")),
            later(() -> abandoned(endpoint, "a")));

    Drain two = drain(now().plusMillis(1), 2, Duration.ofSeconds(10));
    assertThat(outbox().drain(endpoint, two, true).total()).isEqualTo(2);
    outbox().drain(endpoint, two, false);

    assertThat(rows(ids))
        .extracting(OutboxMessage::state)
        .containsExactly(
            due(Duration.ZERO),
            due(Duration.ofSeconds(5)),
            new MessageState.Abandoned(AbandonReason.UNDECODABLE));
  }

  private OutboxMessageId later(Supplier<OutboxMessageId> act) {
    clock().advance(Duration.ofMillis(1));
    return act.get();
  }

  @Test
  void a_drain_by_reason_takes_only_that_reason() {
    EndpointId endpoint = batching(64);
    abandoned(endpoint, "a");
    Instant cutoff = now().plusMillis(1);

    assertThat(
            outbox()
                .drain(endpoint, drain(cutoff, 9, Duration.ZERO, AbandonReason.POISON), false)
                .total())
        .isZero();
    assertThat(
            outbox()
                .drain(
                    endpoint,
                    drain(
                        cutoff, 9, Duration.ZERO, AbandonReason.POISON, AbandonReason.UNDECODABLE),
                    false)
                .total())
        .isEqualTo(1);
  }

  @Test
  void what_an_endpoint_left_behind_cannot_be_drained() {
    EndpointId endpoint = batching(64);
    OutboxMessageId id = outbox().enqueue(endpoint);
    outbox().remove(endpoint, true);
    Drain everything = drain(now().plusMillis(1), 9, Duration.ZERO);

    assertThat(outbox().drain(endpoint, everything, true).total()).isZero();
    assertThat(outbox().drain(endpoint, everything, false).total()).isZero();
    assertThat(state(id)).isEqualTo(new MessageState.Abandoned(AbandonReason.ENDPOINT_DELETED));
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
