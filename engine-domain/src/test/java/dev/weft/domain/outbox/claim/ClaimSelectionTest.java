package dev.weft.domain.outbox.claim;

import static dev.weft.domain.outbox.Messages.NOW;
import static dev.weft.domain.outbox.Messages.OTHER_TOKEN;
import static dev.weft.domain.outbox.Messages.keyed;
import static dev.weft.domain.outbox.Messages.message;
import static dev.weft.domain.outbox.Messages.pending;
import static dev.weft.domain.outbox.Messages.with;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.LeaseLosses;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.setting.AbandonedKeyRule;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ClaimSelectionTest {

  private static final KeyOrder RELEASES = new KeyOrder(AbandonedKeyRule.RELEASES);
  private static final KeyOrder BLOCKS = new KeyOrder(AbandonedKeyRule.BLOCKS);

  @Nested
  class InBatches {

    @Test
    void the_oldest_due_rows_are_taken_up_to_the_batch() {
      assertThat(batch(2, pending(1), pending(3), pending(2)))
          .containsExactly(pending(3), pending(2));
    }

    @Test
    void a_row_is_due_at_its_time_and_not_before() {
      var early = message(2, new MessageState.Pending(NOW.plusMillis(1)));

      assertThat(batch(9, early, pending(1))).containsExactly(pending(1));
    }

    @Test
    void settled_parked_and_live_rows_are_left_alone() {
      assertThat(
              batch(
                  9,
                  message(1, new MessageState.Sent(NOW)),
                  message(2, new MessageState.Abandoned(AbandonReason.POISON)),
                  message(3, new MessageState.Parked()),
                  held(4, NOW.plusMillis(1))))
          .isEmpty();
    }

    @Test
    void a_closed_endpoint_gives_nothing() {
      var closed = new Admission.Closed(Admission.Reason.PAUSED);

      assertThat(ClaimSelection.select(List.of(pending(1)), closed, RELEASES, NOW)).isEmpty();
    }

    @Test
    void a_row_whose_lease_just_ended_goes_alone_at_its_turn() {
      assertThat(batch(9, held(3, NOW), pending(2), pending(1))).containsExactly(held(3, NOW));
    }

    @Test
    void a_row_that_lost_a_lease_goes_alone_at_its_turn() {
      assertThat(batch(9, unlucky(3), pending(2))).containsExactly(unlucky(3));
    }

    @Test
    void a_batch_passes_over_rows_that_must_go_alone() {
      assertThat(batch(9, pending(4), unlucky(3), held(2, NOW), pending(1)))
          .containsExactly(pending(4), pending(1));
    }
  }

  @Nested
  class Probing {

    @Test
    void takes_the_oldest_due_pending_row_before_any_parked_one() {
      assertThat(probe(parked(3), pending(1), pending(2))).containsExactly(pending(2));
    }

    @Test
    void takes_the_oldest_parked_row_when_nothing_is_due() {
      var later = message(4, new MessageState.Pending(NOW.plusSeconds(1)));

      assertThat(probe(parked(1), parked(3), later)).containsExactly(parked(3));
    }

    @Test
    void takes_nothing_when_there_is_nothing() {
      assertThat(probe(message(1, new MessageState.Sent(NOW)))).isEmpty();
    }

    @Test
    void keeps_the_order_of_keys_among_parked_rows() {
      var first = keyed(held(3, NOW.plusSeconds(9)), "k");

      assertThat(probe(first, keyed(parked(2), "k"), parked(1))).containsExactly(parked(1));
    }
  }

  @Nested
  class WithOrderingKeys {

    private final OutboxMessage second = keyed(pending(1), "k");

    @Test
    void one_row_of_a_key_goes_in_a_batch() {
      var first = keyed(pending(2), "k");

      assertThat(batch(9, first, second)).containsExactly(first);
    }

    @Test
    void a_row_waits_for_an_earlier_one_that_is_pending_sending_or_parked() {
      assertThat(
              batch(
                  9, keyed(message(2, new MessageState.Pending(NOW.plusSeconds(9))), "k"), second))
          .isEmpty();
      assertThat(batch(9, keyed(held(2, NOW.plusSeconds(9)), "k"), second)).isEmpty();
      assertThat(batch(9, keyed(parked(2), "k"), second)).isEmpty();
    }

    @Test
    void a_sent_row_releases_its_key() {
      assertThat(batch(9, keyed(message(2, new MessageState.Sent(NOW)), "k"), second))
          .containsExactly(second);
    }

    @ParameterizedTest
    @EnumSource(AbandonReason.class)
    void an_abandoned_row_releases_its_key_unless_set_to_block(AbandonReason reason) {
      var rows = List.of(keyed(message(2, new MessageState.Abandoned(reason)), "k"), second);

      assertThat(ClaimSelection.select(rows, new Admission.Batch(9), RELEASES, NOW))
          .containsExactly(second);
      assertThat(ClaimSelection.select(rows, new Admission.Batch(9), BLOCKS, NOW)).isEmpty();
    }

    @Test
    void other_keys_endpoints_and_rows_without_a_key_do_not_wait() {
      var other = keyed(pending(3), "other");
      var none = pending(4);

      assertThat(batch(9, none, other, second)).containsExactly(none, other, second);
      assertThat(RELEASES.free(List.of(elsewhere(keyed(pending(9), "k")))).test(second)).isTrue();
      assertThat(RELEASES.free(List.of(pending(2))).test(pending(1))).isTrue();
    }

    @Test
    void a_row_does_not_wait_for_itself_or_a_later_one() {
      assertThat(RELEASES.free(List.of(second, keyed(pending(0), "k"))).test(second)).isTrue();
    }
  }

  private static List<OutboxMessage> batch(int most, OutboxMessage... rows) {
    return ClaimSelection.select(List.of(rows), new Admission.Batch(most), RELEASES, NOW);
  }

  private static List<OutboxMessage> probe(OutboxMessage... rows) {
    return ClaimSelection.select(List.of(rows), new Admission.Probe(), RELEASES, NOW);
  }

  private static OutboxMessage parked(int number) {
    return message(number, new MessageState.Parked());
  }

  private static OutboxMessage held(int number, Instant until) {
    return message(number, new MessageState.Sending(OTHER_TOKEN, until, false));
  }

  private static OutboxMessage unlucky(int number) {
    return with(pending(number), MessageHistory.NEW.with(new LeaseLosses(1, 0)));
  }

  private static OutboxMessage elsewhere(OutboxMessage row) {
    return new OutboxMessage(
        row.id(),
        new EndpointId(new UUID(1, 1)),
        row.kind(),
        row.key(),
        row.createdAt(),
        row.ageFrom(),
        row.history(),
        row.state());
  }
}
