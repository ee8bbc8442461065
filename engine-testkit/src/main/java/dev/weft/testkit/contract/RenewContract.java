package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.name.Lane;
import dev.weft.domain.transition.LossCause;
import dev.weft.domain.transition.Refusal;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.in.execution.RenewLeases.Renewal;
import dev.weft.testkit.driving.Crowd;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A live lease can be prolonged, any other handle is told why not (I15). */
public abstract class RenewContract extends ContractSuite {

  private static final Duration TEN = Duration.ofSeconds(10);

  private LeaseHandle granted() {
    engine().submit(work());
    return engine().claimOne(ask().lasting(TEN));
  }

  private Instant leaseEnd(ExecutionId id) {
    return ((Execution.Active) see(id)).lease().expiresAt();
  }

  private static Renewal lost(LeaseHandle handle, LossCause cause) {
    return new Renewal.Lost(handle, new Refusal.LeaseLost(cause));
  }

  @Test
  void a_live_lease_lasts_again_from_the_stores_now() {
    LeaseHandle handle = granted();
    clock().advance(Duration.ofMillis(9_999));

    Renewal renewal = engine().renew(handle, TEN);

    assertThat(renewal).isEqualTo(new Renewal.Renewed(handle, now().plus(TEN)));
    assertThat(leaseEnd(handle.execution())).isEqualTo(now().plus(TEN));
  }

  @Test
  void a_renewal_never_shortens_a_lease() {
    LeaseHandle handle = granted();
    Instant end = leaseEnd(handle.execution());

    Renewal renewal = engine().renew(handle, Duration.ofSeconds(1));

    assertThat(renewal).isEqualTo(new Renewal.Renewed(handle, end));
    assertThat(leaseEnd(handle.execution())).isEqualTo(end);
  }

  @Test
  void a_lease_at_its_end_is_not_renewed() {
    LeaseHandle handle = granted();
    Execution before = see(handle.execution());
    clock().advance(TEN);

    Renewal renewal = engine().renew(handle, TEN);

    assertThat(renewal).isEqualTo(new Renewal.Lost(handle, new Refusal.LeaseExpired()));
    assertThat(see(handle.execution())).isEqualTo(before);
  }

  @Test
  void whoever_lost_is_told_how() {
    LeaseHandle reaped = granted();
    clock().advance(TEN);
    sweeps().reap();
    LeaseHandle again = engine().claimOne(ask().lasting(TEN));
    LeaseHandle revoked = granted();
    LeaseHandle released = granted();
    LeaseHandle done = granted();
    operator().revoke(revoked.execution());
    engine().release(released);
    engine().complete(done, Content.EMPTY);
    ExecutionId nobody = opened().ids().execution(Lane.DEFAULT.partition());
    LeaseHandle unknown = new LeaseHandle(nobody, 0, opened().ids().lease(), 1);

    List<Renewal> renewals =
        engine().renew(List.of(reaped, revoked, released, done, unknown, again), TEN);

    assertThat(renewals)
        .containsExactly(
            lost(reaped, LossCause.EXPIRED),
            lost(revoked, LossCause.REVOKED),
            lost(released, LossCause.SUPERSEDED),
            new Renewal.Lost(done, new Refusal.NotActive(Outcome.SUCCESS)),
            new Renewal.Lost(unknown, new Refusal.NotFound()),
            new Renewal.Renewed(again, now().plus(TEN)));
  }

  @Test
  void answers_keep_the_order_of_the_handles_and_repeats() {
    LeaseHandle first = granted();
    LeaseHandle second = granted();
    LeaseHandle stale =
        new LeaseHandle(second.execution(), second.attempt(), second.lease(), second.epoch() + 1);
    clock().advance(Duration.ofMillis(1));

    List<Renewal> renewals = engine().renew(List.of(second, stale, first, second, stale), TEN);

    Renewal kept = new Renewal.Renewed(second, now().plus(TEN));
    assertThat(renewals)
        .containsExactly(
            kept,
            lost(stale, LossCause.SUPERSEDED),
            new Renewal.Renewed(first, now().plus(TEN)),
            kept,
            lost(stale, LossCause.SUPERSEDED));
  }

  @Test
  void nothing_asked_is_nothing_answered() {
    assertThat(engine().renew(List.of(), TEN)).isEmpty();
  }

  @Test
  void overlapping_batches_in_different_orders_do_not_deadlock() {
    engine().submit(IntStream.range(0, 200).mapToObj(i -> work()).toList());
    List<LeaseHandle> handles =
        engine().claim(ask().upTo(200)).stream().map(Claim::handle).toList();

    List<Set<Renewal>> answers =
        Crowd.ofSixteen(i -> new HashSet<>(engine().renew(shuffled(handles, i), TEN)));

    Set<Renewal> everyone = new HashSet<>();
    handles.forEach(handle -> everyone.add(new Renewal.Renewed(handle, now().plusSeconds(30))));
    assertThat(answers).hasSize(16).containsOnly(everyone);
  }

  private static List<LeaseHandle> shuffled(List<LeaseHandle> handles, int seed) {
    List<LeaseHandle> mine = new ArrayList<>(handles);
    Collections.shuffle(mine, new Random(seed));
    return mine;
  }
}
