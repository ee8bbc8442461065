package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Bytes;
import dev.weft.domain.content.Content;
import dev.weft.domain.content.ContentType;
import dev.weft.domain.execution.Deadline;
import dev.weft.domain.execution.Execution;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Membership;
import dev.weft.domain.execution.Origin;
import dev.weft.domain.lease.Lease;
import dev.weft.domain.lease.LeaseId;
import dev.weft.domain.lease.Worker;
import dev.weft.domain.name.Kind;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.in.execution.ClaimExecutions.Claim;
import dev.weft.port.out.execution.ClaimedExecution;
import dev.weft.port.out.execution.NewExecution;
import dev.weft.testkit.driving.Crowd;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What a grant is: one lease, one attempt, one epoch, to one worker only (I14). */
public abstract class ClaimContract extends ContractSuite {

  @Test
  void a_grant_opens_the_first_attempt_under_a_lease() {
    ExecutionId id = engine().submit(work().ofKind("fetch").carrying("[1]"));
    Execution before = see(id);
    LeaseId lease = opened().ids().lease();
    clock().advance(Duration.ofMillis(5));

    List<ClaimedExecution> claimed =
        inTransaction(
            stores ->
                stores
                    .executions()
                    .claimRunnable(ask().by("w").lasting(Duration.ofSeconds(7)).build(), lease));

    Execution.Active active =
        new Execution.Active(
            before.standing().attemptOpened(),
            new Lease(lease, new Worker("w", "w-1"), now().plusSeconds(7)),
            Origin.FRESH,
            now());
    assertThat(claimed)
        .containsExactly(
            new ClaimedExecution(active, Membership.ALONE, new Kind("fetch"), Content.json("[1]")));
    assertThat(see(id)).isEqualTo(active);
  }

  @Test
  void the_worker_gets_a_handle_that_names_epoch_and_attempt() {
    ExecutionId id = engine().submit(work());

    Claim claim = engine().claim(ask()).getFirst();

    LeaseHandle handle = claim.handle();
    assertThat(handle).isEqualTo(new LeaseHandle(id, 0, handle.lease(), 1));
    assertThat(claim)
        .isEqualTo(
            new Claim(
                handle,
                Membership.ALONE,
                new Kind("task"),
                Origin.FRESH,
                now().plusSeconds(30),
                Content.EMPTY,
                List.of()));
  }

  @Test
  void each_later_claim_raises_epoch_and_attempt() {
    ExecutionId id = engine().submit(work());
    LeaseHandle first = engine().claimOne(ask());
    moves().apply(id, new ExecutionCommand.Revoke("drill", "operator"));

    LeaseHandle second = engine().claimOne(ask());

    assertThat(second).isEqualTo(new LeaseHandle(id, 1, second.lease(), 3));
    assertThat(second.lease()).isNotEqualTo(first.lease());
  }

  @Test
  void a_replayed_execution_is_granted_as_such() {
    ExecutionId id = engine().submit(work());
    engine().complete(engine().claimOne(ask()), Content.EMPTY);
    moves().apply(id, new ExecutionCommand.Replay(Deadline.NEVER));

    Claim claim = engine().claim(ask()).getFirst();

    assertThat(claim.origin()).isEqualTo(Origin.REPLAY);
    assertThat(claim.handle()).isEqualTo(new LeaseHandle(id, 1, claim.handle().lease(), 3));
  }

  @Test
  void a_grant_tells_the_flow_of_a_member() {
    NewExecution member = blockedMember(work());
    insert(member);
    moves().apply(member.id(), new ExecutionCommand.Unblock());

    Claim claim = engine().claim(ask()).getFirst();

    assertThat(claim.membership()).isEqualTo(member.membership());
    assertThat(claim.handle().execution()).isEqualTo(member.id());
  }

  @Test
  void every_byte_of_the_payload_comes_back() {
    byte[] all = new byte[256];
    IntStream.range(0, 256).forEach(i -> all[i] = (byte) i);
    Content payload = new Content(Bytes.of(all), new ContentType("application/x-bytes; v=1"));
    engine().submit(work().carrying(payload));

    Claim claim = engine().claim(ask()).getFirst();

    assertThat(claim.payload()).isEqualTo(payload);
  }

  @Test
  void what_is_granted_is_not_granted_again() {
    ExecutionId id = engine().submit(work());

    List<Claim> first = engine().claim(ask().upTo(10));
    List<Claim> second = engine().claim(ask().upTo(10));

    assertThat(idsOf(first)).containsExactly(id);
    assertThat(second).isEmpty();
  }

  @Test
  void sixteen_workers_get_each_of_a_thousand_executions_once() {
    List<ExecutionId> ids =
        engine().submit(IntStream.range(0, 1_000).mapToObj(i -> work()).toList());

    List<List<ExecutionId>> shares = Crowd.ofSixteen(this::drain);

    List<ExecutionId> granted = new ArrayList<>();
    shares.forEach(granted::addAll);
    assertThat(sorted(granted)).isEqualTo(sorted(ids));
  }

  /** A worker may find every row locked by others and yet not be the last: it asks three times. */
  private List<ExecutionId> drain(int worker) {
    List<ExecutionId> mine = new ArrayList<>();
    int empty = 0;
    while (empty < 3) {
      List<Claim> claims = engine().claim(ask().by("w" + worker).upTo(1 + worker));
      mine.addAll(idsOf(claims));
      empty = claims.isEmpty() ? empty + 1 : 0;
    }
    return mine;
  }

  private static List<ExecutionId> sorted(List<ExecutionId> ids) {
    List<ExecutionId> sorted = new ArrayList<>(ids);
    Collections.sort(sorted);
    return sorted;
  }
}
