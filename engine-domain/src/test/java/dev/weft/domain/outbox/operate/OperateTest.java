package dev.weft.domain.outbox.operate;

import static dev.weft.domain.outbox.Messages.NOW;
import static dev.weft.domain.outbox.Messages.message;
import static dev.weft.domain.outbox.Messages.pending;
import static dev.weft.domain.outbox.Messages.sending;
import static dev.weft.domain.outbox.Messages.with;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.weft.domain.input.InvalidInput;
import dev.weft.domain.name.Kind;
import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.LeaseLosses;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.Refusals;
import dev.weft.domain.outbox.setting.Recovery;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class OperateTest {

  private static final MessageHistory USED =
      new MessageHistory(3, new Refusals(2, NOW), LeaseLosses.NONE, "503");

  @Nested
  class RetryingNow {

    @Test
    void waiting_and_parked_messages_become_due_and_keep_their_history() {
      var waiting = with(message(1, new MessageState.Pending(NOW.plusMillis(1))), USED);
      var parked = with(message(2, new MessageState.Parked()), USED);

      assertThat(RetryNow.of(List.of(waiting, parked), NOW))
          .containsExactly(
              waiting.moved(new MessageState.Pending(NOW), USED),
              parked.moved(new MessageState.Pending(NOW), USED));
    }

    @Test
    void due_sending_sent_and_abandoned_messages_stay() {
      assertThat(
              RetryNow.of(
                  List.of(
                      pending(1),
                      sending(2),
                      message(3, new MessageState.Sent(NOW)),
                      message(4, new MessageState.Abandoned(AbandonReason.PERMANENT))),
                  NOW))
          .isEmpty();
    }
  }

  @Nested
  class Unparking {

    @Test
    void the_oldest_256_return_evenly_over_five_seconds() {
      var parked = IntStream.rangeClosed(1, 300).mapToObj(Unparking::parked).toList();

      var returned = Unpark.of(parked, Recovery.DEFAULT, NOW);

      assertThat(returned).hasSize(256);
      assertThat(returned.getFirst()).isEqualTo(returned(300, NOW));
      assertThat(returned.get(51)).isEqualTo(returned(249, NOW.plusMillis(1_000)));
      assertThat(returned.getLast()).isEqualTo(returned(45, NOW.plusSeconds(5)));
    }

    @Test
    void a_single_row_returns_at_once_and_only_parked_rows_move() {
      assertThat(Unpark.of(List.of(pending(2), parked(1)), Recovery.DEFAULT, NOW))
          .containsExactly(returned(1, NOW));
    }

    private static OutboxMessage parked(int number) {
      return with(message(number, new MessageState.Parked()), USED);
    }

    private static OutboxMessage returned(int number, Instant due) {
      var cleared = new MessageHistory(0, USED.refusals(), LeaseLosses.NONE, "");
      return parked(number).moved(new MessageState.Pending(due), cleared);
    }
  }

  @Nested
  class Draining {

    private final OutboxMessage old = abandoned(3, AbandonReason.PERMANENT);
    private final OutboxMessage poison = abandoned(2, AbandonReason.POISON);
    private final OutboxMessage recent = abandoned(1, AbandonReason.PERMANENT);

    @Test
    void takes_what_was_created_before_the_cutoff_and_nothing_at_it() {
      assertThat(drain(recent.createdAt()).takes(recent)).isFalse();
      assertThat(drain(recent.createdAt().plusMillis(1)).takes(recent)).isTrue();
      assertThat(drain(NOW).takes(pending(9))).isFalse();
    }

    @Test
    void takes_the_reasons_named() {
      var drain = new Drain(NOW, Set.of(AbandonReason.POISON), 10, Duration.ZERO);

      assertThat(drain.takes(poison)).isTrue();
      assertThat(drain.takes(old)).isFalse();
    }

    @Test
    void the_preview_counts_per_kind_in_order() {
      var preview = drain(NOW).preview(List.of(old, kind(poison, "a.b"), recent, pending(9)));

      assertThat(preview)
          .isEqualTo(
              new DrainPreview(
                  3, new TreeMap<>(Map.of(new Kind("a.b"), 1L, new Kind("order.paid"), 2L))));
      assertThat(preview.perKind().firstKey()).isEqualTo(new Kind("a.b"));
    }

    @Test
    void the_oldest_come_back_as_new_over_the_spread() {
      var drain = new Drain(NOW, Set.of(), 2, Duration.ofSeconds(10));

      assertThat(drain.drained(List.of(recent, old, poison), NOW))
          .containsExactly(fresh(old, NOW), fresh(poison, NOW.plusSeconds(5)));
      assertThat(drain.preview(List.of(recent, old, poison)).total()).isEqualTo(2);
    }

    @Test
    void limits_are_checked() {
      assertThat(new Drain(NOW, Set.of(), 10_000, Duration.ofDays(1)).limit()).isEqualTo(10_000);
      assertThat(new Drain(NOW, Set.of(), 1, Duration.ZERO).limit()).isEqualTo(1);
      assertRefused(0, Duration.ZERO);
      assertRefused(10_001, Duration.ZERO);
      assertRefused(1, Duration.ofMillis(-1));
      assertRefused(1, Duration.ofDays(1).plusMillis(1));
    }

    private static void assertRefused(int limit, Duration spread) {
      assertThatThrownBy(() -> new Drain(NOW, Set.of(), limit, spread))
          .isInstanceOf(InvalidInput.class);
    }

    private static Drain drain(Instant cutoff) {
      return new Drain(cutoff, Set.of(), 1_000, Duration.ZERO);
    }

    private static OutboxMessage abandoned(int number, AbandonReason reason) {
      return with(message(number, new MessageState.Abandoned(reason)), USED);
    }

    private static OutboxMessage fresh(OutboxMessage row, Instant due) {
      return row.moved(new MessageState.Pending(due), MessageHistory.NEW).agedFrom(NOW);
    }

    private static OutboxMessage kind(OutboxMessage row, String kind) {
      return new OutboxMessage(
          row.id(),
          row.endpoint(),
          new Kind(kind),
          row.key(),
          row.createdAt(),
          row.ageFrom(),
          row.history(),
          row.state());
    }
  }

  @Test
  void counts_tell_the_oldest_of_each_phase_and_pending_includes_sending() {
    var counts =
        OutboxCounts.of(
            List.of(
                pending(1),
                pending(5),
                pending(3),
                sending(2),
                message(4, new MessageState.Parked()),
                message(6, new MessageState.Sent(NOW)),
                message(7, new MessageState.Abandoned(AbandonReason.POISON))));

    assertThat(counts.pending()).isEqualTo(4);
    assertThat(counts.standings().keySet()).containsExactly(MessagePhase.values());
    assertThat(counts.oldestAge(MessagePhase.PENDING, NOW)).contains(Duration.ofSeconds(3_605));
    assertThat(counts.count(MessagePhase.PARKED)).isEqualTo(1);
  }

  @Test
  void nothing_counts_as_zero_without_an_age() {
    var counts = OutboxCounts.of(List.of());

    assertThat(counts.count(MessagePhase.PARKED)).isZero();
    assertThat(counts.pending()).isZero();
    assertThat(counts.oldestAge(MessagePhase.PARKED, NOW)).isEmpty();
  }
}
