package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.name.Lane;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.domain.transition.LossCause;
import dev.weft.domain.transition.Refusal;
import dev.weft.port.in.execution.CompleteExecutions.Item;
import dev.weft.port.in.execution.Settlement;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Who does not hold the live lease changes nothing and is told why (I15). */
public abstract class FenceContract extends ContractSuite {

  private LeaseHandle granted() {
    engine().submit(work());
    return engine().claimOne(ask().lasting(Duration.ofSeconds(10)));
  }

  private void assertRefused(LeaseHandle handle, Refusal why) {
    assertThat(engine().complete(handle, Content.EMPTY))
        .isEqualTo(new Settlement.Refused(handle.execution(), why));
  }

  @Test
  void an_unknown_execution_is_not_found() {
    ExecutionId unknown = opened().ids().execution(Lane.DEFAULT.partition());

    assertRefused(new LeaseHandle(unknown, 0, opened().ids().lease(), 1), new Refusal.NotFound());
  }

  @Test
  void another_epoch_lease_or_attempt_has_lost() {
    LeaseHandle held = granted();
    ExecutionId id = held.execution();
    Execution before = see(id);
    Refusal lost = new Refusal.LeaseLost(LossCause.SUPERSEDED);

    assertRefused(new LeaseHandle(id, 0, held.lease(), 0), lost);
    assertRefused(new LeaseHandle(id, 0, held.lease(), 2), lost);
    assertRefused(new LeaseHandle(id, 0, opened().ids().lease(), 1), lost);
    assertRefused(new LeaseHandle(id, 1, held.lease(), 1), lost);

    assertThat(see(id)).isEqualTo(before);
  }

  @Test
  void a_lease_is_live_until_its_last_millisecond() {
    LeaseHandle handle = granted();
    clock().advance(Duration.ofMillis(9_999));

    assertThat(engine().complete(handle, Content.EMPTY))
        .isEqualTo(new Settlement.Ended(handle.execution(), Outcome.SUCCESS));
  }

  @Test
  void a_lease_has_expired_exactly_at_its_end() {
    LeaseHandle handle = granted();
    Execution before = see(handle.execution());
    clock().advance(Duration.ofMillis(10_000));

    assertRefused(handle, new Refusal.LeaseExpired());

    assertThat(see(handle.execution())).isEqualTo(before);
  }

  @Test
  void a_lease_that_was_swept_away_is_lost_by_expiry_also_to_the_next_holder() {
    LeaseHandle handle = granted();
    clock().advance(Duration.ofSeconds(10));
    moves().apply(handle.execution(), new ExecutionCommand.ExpireLease());

    assertRefused(handle, new Refusal.LeaseLost(LossCause.EXPIRED));
    engine().claimOne(ask());
    assertRefused(handle, new Refusal.LeaseLost(LossCause.EXPIRED));
  }

  @Test
  void a_revoked_lease_is_lost_by_revocation() {
    LeaseHandle handle = granted();

    moves().apply(handle.execution(), new ExecutionCommand.Revoke("drill", "operator"));

    assertRefused(handle, new Refusal.LeaseLost(LossCause.REVOKED));
  }

  @Test
  void a_cancelled_execution_is_not_active() {
    LeaseHandle handle = granted();

    moves().apply(handle.execution(), new ExecutionCommand.Cancel("drill", "operator"));

    assertRefused(handle, new Refusal.NotActive(Outcome.CANCELLED));
    assertThat(engine().result(handle.execution())).isEmpty();
  }

  @Test
  void one_refused_item_never_hurts_its_neighbours() {
    LeaseHandle first = granted();
    LeaseHandle revoked = granted();
    LeaseHandle last = granted();
    moves().apply(revoked.execution(), new ExecutionCommand.Revoke("drill", "operator"));

    List<Settlement> settlements =
        engine()
            .complete(
                List.of(
                    new Item(first, Content.json("1")),
                    new Item(revoked, Content.json("2")),
                    new Item(last, Content.json("3"))));

    assertThat(settlements)
        .containsExactly(
            new Settlement.Ended(first.execution(), Outcome.SUCCESS),
            new Settlement.Refused(revoked.execution(), new Refusal.LeaseLost(LossCause.REVOKED)),
            new Settlement.Ended(last.execution(), Outcome.SUCCESS));
    assertThat(engine().result(first.execution())).contains(Content.json("1"));
    assertThat(engine().result(revoked.execution())).isEmpty();
    assertThat(engine().result(last.execution())).contains(Content.json("3"));
  }
}
