package dev.weft.testkit.contract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.attempt.LeaseHandle;
import dev.weft.domain.content.Content;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.execution.Outcome;
import dev.weft.domain.lane.LaneGate;
import dev.weft.domain.lane.LaneView;
import dev.weft.domain.name.Lane;
import dev.weft.port.in.execution.RenewLeases.Renewal;
import dev.weft.port.in.execution.Settlement;
import dev.weft.port.in.lane.ResumeLane;
import dev.weft.testkit.driving.Crowd;
import dev.weft.testkit.driving.Operator;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A paused lane grants nothing; what runs in it goes on. */
public abstract class LaneContract extends ContractSuite {

  private LaneGate gate() {
    return inTransaction(stores -> stores.lanes().gateOf(lane()));
  }

  @Test
  void a_lane_nobody_paused_is_open() {
    assertThat(gate()).isEqualTo(LaneGate.OPEN);
    assertThat(operator().resume(lane())).isEqualTo(new ResumeLane.Result.AlreadyOpen(lane()));
    assertThat(opened().signal().raised()).isEmpty();
  }

  @Test
  void a_paused_lane_grants_nothing_and_others_do() {
    Lane other = new Lane(lane() + " too");
    ExecutionId here = engine().submit(work());
    ExecutionId there = engine().submit(work().inLane(other));

    operator().pause(lane(), "drill");

    assertThat(engine().claim(ask().upTo(9))).isEmpty();
    assertThat(idsOf(engine().claim(ask().inLane(other)))).containsExactly(there);
    operator().resume(lane());
    assertThat(idsOf(engine().claim(ask().upTo(9)))).containsExactly(here);
  }

  @Test
  void what_runs_in_a_paused_lane_goes_on() {
    ExecutionId id = engine().submit(work());
    LeaseHandle handle = engine().claimOne(ask());
    operator().pause(lane(), "drill");

    assertThat(engine().renew(handle, Duration.ofSeconds(60))).isInstanceOf(Renewal.Renewed.class);
    assertThat(engine().complete(handle, Content.EMPTY))
        .isEqualTo(new Settlement.Ended(id, Outcome.SUCCESS));
  }

  @Test
  void the_first_pause_counts_until_the_lane_is_resumed() {
    LaneGate.Paused first = operator().pause(lane(), "first");
    clock().advance(Duration.ofSeconds(1));

    assertThat(first).isEqualTo(new LaneGate.Paused(now().minusSeconds(1), "first", Operator.NAME));
    assertThat(operator().pause(lane(), "second")).isEqualTo(first);
    assertThat(gate()).isEqualTo(first);
    assertThat(operator().resume(lane())).isEqualTo(new ResumeLane.Result.Resumed(lane()));
    assertThat(gate()).isEqualTo(LaneGate.OPEN);
    assertThat(operator().pause(lane(), "third"))
        .isEqualTo(new LaneGate.Paused(now(), "third", Operator.NAME));
  }

  @Test
  void resuming_wakes_the_workers_of_the_lane() {
    operator().pause(lane(), "drill");

    operator().resume(lane());

    assertThat(opened().signal().raised()).containsExactly(lane());
  }

  @Test
  void sixteen_who_pause_at_once_are_told_of_one_pause() {
    List<LaneGate.Paused> pauses = Crowd.ofSixteen(i -> operator().pause(lane(), "by " + i));

    assertThat(pauses).hasSize(16).containsOnly((LaneGate.Paused) gate());
  }

  @Test
  void a_pause_that_is_rolled_back_never_was() {
    try (CallerTransaction caller = opened().callerTransaction()) {
      new Operator(caller.transactions()).pause(lane(), "drill");
      caller.rollback();
    }

    assertThat(gate()).isEqualTo(LaneGate.OPEN);
  }

  @Test
  void lanes_are_listed_by_name_with_what_they_hold() {
    Lane idle = new Lane(lane() + " a");
    Lane busy = new Lane(lane() + " b");
    engine().submit(List.of(work(), work(), work().notBefore(now().plusSeconds(9))));
    engine().submit(work().inLane(busy));
    engine().claimOne(ask().inLane(busy));
    LaneGate paused = operator().pause(idle, "drill");

    List<LaneView> lanes = operator().lanes();

    assertThat(lanes)
        .filteredOn(view -> view.lane().value().startsWith(lane().value()))
        .containsExactly(
            new LaneView(lane(), LaneGate.OPEN, 3, 0),
            new LaneView(idle, paused, 0, 0),
            new LaneView(busy, LaneGate.OPEN, 0, 1));
  }
}
