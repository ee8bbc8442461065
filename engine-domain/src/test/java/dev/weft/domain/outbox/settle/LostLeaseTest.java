package dev.weft.domain.outbox.settle;

import static dev.weft.domain.outbox.Messages.NOW;
import static dev.weft.domain.outbox.Messages.OTHER_TOKEN;
import static dev.weft.domain.outbox.Messages.TOKEN;
import static dev.weft.domain.outbox.Messages.message;
import static dev.weft.domain.outbox.Messages.pending;
import static dev.weft.domain.outbox.Messages.retried;
import static dev.weft.domain.outbox.Messages.with;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.LeaseLosses;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.Refusals;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LostLeaseTest {

  @Test
  void a_lease_is_lost_when_its_end_is_reached_and_not_before() {
    assertThat(LostLease.find(held(NOW.plusMillis(1), false), NOW))
        .isEqualTo(new LostLease.Finding.NotLost());
    assertThat(LostLease.find(held(NOW, false), NOW))
        .isInstanceOf(LostLease.Finding.Released.class);
  }

  @Test
  void a_message_nobody_holds_loses_nothing() {
    assertThat(LostLease.find(pending(1), NOW)).isEqualTo(new LostLease.Finding.NotLost());
  }

  @Test
  void a_loss_in_company_sends_the_message_on_alone_and_spends_no_retry() {
    OutboxMessage given = with(held(NOW, false), retried(2));

    var expected =
        given.moved(new MessageState.Pending(NOW), retried(2).with(new LeaseLosses(1, 0)));
    assertThat(LostLease.find(given, NOW)).isEqualTo(new LostLease.Finding.Released(expected));
    assertThat(expected.history().losses().mustTravelAlone()).isTrue();
    assertThat(LeaseLosses.NONE.mustTravelAlone()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"3, 3, true, false", "9, 4, false, false", "4, 4, true, true", "7, 4, true, true"})
  void the_fifth_loss_while_alone_is_poison(
      int total, int alone, boolean wasAlone, boolean poison) {
    var history = MessageHistory.NEW.with(new LeaseLosses(total, alone));

    var finding = LostLease.find(with(held(NOW, wasAlone), history), NOW);

    assertThat(finding instanceof LostLease.Finding.Poisoned).isEqualTo(poison);
  }

  @Test
  void a_poisoned_message_says_so() {
    OutboxMessage given =
        with(held(NOW, true), new MessageHistory(2, Refusals.NONE, new LeaseLosses(4, 4), "old"));

    assertThat(LostLease.find(given, NOW))
        .isEqualTo(
            new LostLease.Finding.Poisoned(
                given.moved(
                    new MessageState.Abandoned(AbandonReason.POISON),
                    new MessageHistory(
                        2,
                        Refusals.NONE,
                        new LeaseLosses(5, 5),
                        "poison: its sender vanished 5 times while alone"))));
  }

  @Test
  void a_graceful_stop_gives_the_message_back_due_at_once() {
    OutboxMessage given = with(held(NOW.plusSeconds(9), false), retried(2));

    assertThat(LostLease.release(given, TOKEN, NOW))
        .isEqualTo(new Settled.Moved(given.moved(new MessageState.Pending(NOW), retried(2))));
    assertThat(LostLease.release(given, OTHER_TOKEN, NOW)).isEqualTo(new Settled.Stale());
    assertThat(LostLease.release(pending(1), TOKEN, NOW)).isEqualTo(new Settled.Stale());
  }

  private static OutboxMessage held(Instant until, boolean alone) {
    return message(1, new MessageState.Sending(TOKEN, until, alone));
  }
}
