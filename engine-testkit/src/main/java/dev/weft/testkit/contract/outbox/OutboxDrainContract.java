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
import dev.weft.domain.outbox.enqueue.MessageDraft;
import dev.weft.domain.outbox.operate.Drain;
import dev.weft.domain.outbox.operate.DrainPreview;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** Abandoned messages come back as if new, and a dry run tells which. */
public abstract class OutboxDrainContract extends OutboxSuite {

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
}
