package dev.weft.domain.outbox.claim;

import static dev.weft.domain.outbox.Messages.NOW;
import static dev.weft.domain.outbox.Messages.OTHER_TOKEN;
import static dev.weft.domain.outbox.Messages.TOKEN;
import static dev.weft.domain.outbox.Messages.message;
import static dev.weft.domain.outbox.Messages.pending;
import static dev.weft.domain.outbox.Messages.with;
import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.LeaseLosses;
import dev.weft.domain.outbox.MessageHistory;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessage;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.setting.AbandonedKeyRule;
import dev.weft.domain.outbox.settle.ClaimRenewal;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClaimingTest {

  private static final Duration LEASE = Duration.ofSeconds(60);

  private static List<OutboxMessage> claimed(int most, OutboxMessage... rows) {
    DueClaim claim =
        new DueClaim(
            rows[0].endpoint(),
            new Admission.Batch(most),
            new KeyOrder(AbandonedKeyRule.RELEASES),
            TOKEN,
            LEASE);
    return Claiming.moved(List.of(rows), claim, NOW);
  }

  private static MessageState sending(boolean alone) {
    return new MessageState.Sending(TOKEN, NOW.plus(LEASE), alone);
  }

  private static OutboxMessage lost(LeaseLosses before) {
    OutboxMessage held = message(3, new MessageState.Sending(OTHER_TOKEN, NOW, true));
    return with(held, MessageHistory.NEW.with(before));
  }

  @Test
  void rows_are_taken_for_the_lease_and_know_whether_they_are_alone() {
    assertThat(claimed(9, pending(2), pending(1)))
        .extracting(OutboxMessage::state)
        .containsExactly(sending(false), sending(false));
    assertThat(claimed(9, pending(1)))
        .extracting(OutboxMessage::state)
        .containsExactly(sending(true));
    assertThat(claimed(1, pending(2), pending(1)))
        .extracting(OutboxMessage::state)
        .containsExactly(sending(true));
  }

  @Test
  void a_row_whose_sender_vanished_is_charged_and_taken_alone() {
    OutboxMessage taken = claimed(9, lost(LeaseLosses.NONE), pending(1)).getFirst();

    assertThat(taken.state()).isEqualTo(sending(true));
    assertThat(taken.history().losses()).isEqualTo(new LeaseLosses(1, 1));
  }

  @Test
  void the_fifth_loss_alone_abandons_instead() {
    List<OutboxMessage> moved = claimed(9, lost(new LeaseLosses(6, 4)), pending(1));

    assertThat(moved)
        .extracting(OutboxMessage::state)
        .containsExactly(new MessageState.Abandoned(AbandonReason.POISON));
  }

  @Test
  void a_renewal_moves_only_rows_of_its_own_claim() {
    OutboxMessage mine = message(2, new MessageState.Sending(TOKEN, NOW, false));
    OutboxMessage other = message(1, new MessageState.Sending(OTHER_TOKEN, NOW, true));

    assertThat(ClaimRenewal.of(List.of(mine, other, pending(3)), TOKEN, LEASE, NOW))
        .containsExactly(mine.moved(sending(false), mine.history()));
  }
}
