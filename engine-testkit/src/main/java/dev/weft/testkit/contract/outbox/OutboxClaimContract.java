package dev.weft.testkit.contract.outbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.outbox.AbandonReason;
import dev.weft.domain.outbox.EndpointId;
import dev.weft.domain.outbox.LeaseLosses;
import dev.weft.domain.outbox.MessagePhase;
import dev.weft.domain.outbox.MessageState;
import dev.weft.domain.outbox.OutboxMessageId;
import dev.weft.domain.outbox.claim.DueClaim;
import dev.weft.domain.outbox.claim.KeyOrder;
import dev.weft.domain.outbox.endpoint.Admission;
import dev.weft.domain.outbox.setting.AbandonedKeyRule;
import dev.weft.domain.outbox.setting.ExchangeTimes;
import dev.weft.port.in.outbox.FlushOutbox.Report;
import dev.weft.port.out.outbox.ClaimedMessages;
import dev.weft.testkit.driving.Crowd;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One live claim per row (I34), order per key, and no neighbour pays for a poison row. */
public abstract class OutboxClaimContract extends OutboxSuite {

  private static final Duration LEASE = ExchangeTimes.DEFAULT.lease();

  private static Admission.Batch upTo(int most) {
    return new Admission.Batch(most);
  }

  @Test
  void sixteen_who_claim_at_once_never_get_the_same_row() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 100);

    List<List<OutboxMessageId>> claims =
        Crowd.ofSixteen(
            i -> {
              List<OutboxMessageId> mine = new ArrayList<>();
              for (int n = 0; n < 4; n++) {
                mine.addAll(idsOf(claim(endpoint, upTo(3))));
              }
              return mine;
            });

    assertThat(claims.stream().flatMap(List::stream).toList())
        .containsExactlyInAnyOrderElementsOf(ids);
  }

  @Test
  void a_claim_takes_rows_of_one_endpoint_and_marks_them() {
    EndpointId endpoint = batching(64);
    OutboxMessageId mine = outbox().enqueue(endpoint);
    outbox().enqueue(batching(64));

    ClaimedMessages claimed = claim(endpoint, upTo(9));

    assertThat(idsOf(claimed)).containsExactly(mine);
    assertThat(claimed.messages().getFirst().message()).isEqualTo(row(mine));
    assertThat(state(mine))
        .isInstanceOfSatisfying(
            MessageState.Sending.class,
            sending -> {
              assertThat(sending.leaseUntil()).isEqualTo(now().plus(LEASE));
              assertThat(sending.alone()).isTrue();
            });
    assertThat(outbox().view(mine).claims()).isEqualTo(1);
    assertThat(claim(endpoint, upTo(9)).messages()).isEmpty();
  }

  @Test
  void a_row_whose_claim_ended_goes_on_alone_and_its_neighbours_without_it() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 3);
    claim(endpoint, upTo(2));
    clock().advance(LEASE.minusMillis(1));
    assertThat(idsOf(claim(endpoint, upTo(9)))).containsExactly(ids.get(2));

    clock().advance(Duration.ofMillis(1));

    assertThat(idsOf(claim(endpoint, upTo(9)))).containsExactly(ids.get(0));
    assertThat(idsOf(claim(endpoint, upTo(9)))).containsExactly(ids.get(1));
    assertThat(row(ids.get(0)).history().losses()).isEqualTo(new LeaseLosses(1, 0));
  }

  @Test
  void a_row_that_kills_its_sender_five_times_alone_is_poison_and_costs_nobody_else() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> ids = outbox().enqueue(endpoint, 3);
    OutboxMessageId poison = ids.get(0);
    claim(endpoint, upTo(3));
    clock().advance(LEASE);

    int killed = 0;
    for (int i = 0; i < 20 && state(poison).phase() != MessagePhase.ABANDONED; i++) {
      ClaimedMessages claimed = claim(endpoint, upTo(64));
      if (idsOf(claimed).contains(poison)) {
        assertThat(claimed.messages()).hasSize(1);
        killed++;
      } else {
        assertThat(claimed.messages().size() + claimed.poisoned()).isPositive();
      }
      clock().advance(LEASE);
    }

    assertThat(killed).isEqualTo(5);
    assertThat(state(poison)).isEqualTo(new MessageState.Abandoned(AbandonReason.POISON));
    assertThat(row(poison).history().lastError())
        .isEqualTo("poison: its sender vanished 5 times while alone");
    assertThat(outbox().counts(endpoint).pending()).isEqualTo(2);
  }

  @Test
  void a_verdict_forgets_lost_leases() {
    EndpointId endpoint = batching(64);
    OutboxMessageId id = outbox().enqueue(endpoint);
    claim(endpoint, upTo(1));
    clock().advance(LEASE);
    receiver().next(500);

    outbox().flush(endpoint);

    assertThat(row(id).history().losses()).isEqualTo(LeaseLosses.NONE);
  }

  @Test
  void the_flush_that_finds_poison_says_so() {
    EndpointId endpoint = single();
    outbox().enqueue(endpoint);
    for (int i = 0; i < 5; i++) {
      claim(endpoint, upTo(1));
      clock().advance(LEASE);
    }

    assertThat(outbox().flush(endpoint)).isEqualTo(new Report(0, 0, 0, 0, 0, 1));
    assertThat(receiver().requests()).isEmpty();
  }

  @Test
  void a_probe_takes_the_oldest_due_row_else_the_oldest_parked_one_alone() {
    EndpointId endpoint = batching(64);
    List<OutboxMessageId> parked = outbox().enqueue(endpoint, 2);
    receiver().next(401);
    outbox().flush(endpoint);
    List<OutboxMessageId> pending = outbox().enqueue(endpoint, 2);

    assertThat(idsOf(claim(endpoint, new Admission.Probe()))).containsExactly(pending.get(0));
    assertThat(idsOf(claim(endpoint, new Admission.Probe()))).containsExactly(pending.get(1));
    assertThat(idsOf(claim(endpoint, new Admission.Probe()))).containsExactly(parked.get(0));
    assertThat(claim(endpoint, upTo(9)).messages()).isEmpty();
  }

  @Test
  void a_claim_that_is_rolled_back_never_was() {
    EndpointId endpoint = single();
    OutboxMessageId id = outbox().enqueue(endpoint);

    try (var caller = opened().callerTransaction()) {
      caller
          .transactions()
          .run(
              stores ->
                  stores
                      .outbox()
                      .claimDue(
                          new DueClaim(
                              endpoint,
                              upTo(1),
                              new KeyOrder(AbandonedKeyRule.RELEASES),
                              opened().ids().claimToken(),
                              LEASE)));
      caller.rollback();
    }

    assertThat(state(id)).isEqualTo(due(Duration.ZERO));
    assertThat(outbox().view(id).claims()).isZero();
  }
}
