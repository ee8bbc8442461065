package dev.weft.testkit.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.application.event.EventReader;
import dev.weft.application.flow.FlowSummaryReader;
import dev.weft.application.sweep.SettledFlowFinisher;
import dev.weft.domain.event.EngineEvent;
import dev.weft.domain.event.EventCursor;
import dev.weft.domain.event.EventFilter;
import dev.weft.domain.event.EventKind;
import dev.weft.domain.event.EventPosition;
import dev.weft.domain.execution.PublicState;
import dev.weft.domain.flow.FlowId;
import dev.weft.domain.flow.FlowState;
import dev.weft.domain.flow.Settlement;
import dev.weft.domain.projection.FlowSummary;
import dev.weft.domain.projection.StateCounts;
import dev.weft.port.in.event.ReadEvents;
import dev.weft.port.in.sweep.FlowSweepReport;
import dev.weft.testkit.crash.CrashPoints;
import dev.weft.testkit.crash.CrashingTransactions;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A sealed flow whose members have all ended is completed or failed, written once. */
public abstract class FlowEndBehaviour extends FlowStage {

  private Settlement written(PlayedFlow flow) {
    return flows().describe(flow.id()).flow().settlement();
  }

  private Optional<FlowSummary> summary(FlowId flow) {
    return new FlowSummaryReader(opened().transactions()).read(flow);
  }

  private void finishAll() {
    FlowSweepReport report = flows().finish();
    while (report.changed() > 0) {
      report = flows().finish();
    }
  }

  private ReadEvents.Result.Page events(EventPosition position) {
    EventFilter ends =
        new EventFilter(
            Set.of(EventKind.FLOW_COMPLETED, EventKind.FLOW_FAILED, EventKind.FLOW_CANCELLED),
            Set.of(namespace()));
    return (ReadEvents.Result.Page)
        new EventReader(opened().transactions()).read(new ReadEvents.Query(position, ends, 100));
  }

  @Test
  void success_and_skips_complete_a_flow_and_failures_fail_it() {
    PlayedFlow good =
        play(nodes("a", "b", "any").edge("a", "any").edge("b", "any").joining("any", ANY_SPARING));
    freshPlace();
    PlayedFlow bad = play(nodes("a", "b").edge("a", "b"));
    good.succeed("a", "b");
    bad.fail("a");
    flows().dispatchAll();
    good.succeed("any");
    flows().dispatchAll();

    finishAll();

    assertThat(written(good)).isEqualTo(Settlement.COMPLETED);
    assertThat(written(bad)).isEqualTo(Settlement.FAILED);
  }

  @Test
  void the_end_of_a_flow_is_told_once() {
    EventCursor start = events(new EventPosition.Newest()).next();
    PlayedFlow flow = play(nodes("a"));
    flow.succeed("a");
    flows().dispatchAll();

    finishAll();
    clock().advance(Duration.ofDays(1));
    finishAll();

    assertThat(events(new EventPosition.After(start)).events())
        .extracting(EngineEvent::kind)
        .containsExactly(EventKind.FLOW_COMPLETED);
  }

  @Test
  void a_reader_need_not_wait_for_the_finisher() {
    PlayedFlow flow = play(nodes("a"));
    assertThat(flow.state()).isEqualTo(FlowState.OPEN);
    flow.succeed("a");

    assertThat(flow.state()).isEqualTo(FlowState.COMPLETED);
    assertThat(written(flow)).isEqualTo(Settlement.UNSETTLED);
  }

  @Test
  void a_flow_with_work_left_is_not_finished() {
    PlayedFlow flow = play(nodes("a", "b", "c").edge("a", "c"));
    flow.succeed("a");
    flow.start("b");
    flows().dispatchAll();

    finishAll();

    assertThat(written(flow)).isEqualTo(Settlement.UNSETTLED);
    assertThat(flow.state()).isEqualTo(FlowState.RUNNING);
    assertThat(summary(flow.id()).map(FlowSummary::counts))
        .contains(
            StateCounts.of(
                List.of(PublicState.COMPLETED, PublicState.ACTIVE, PublicState.WAITING)));
  }

  @Test
  void a_summary_follows_claims_a_little_later() {
    PlayedFlow flow = play(nodes("a"));
    finishAll();
    FlowSummary before = summary(flow.id()).orElseThrow();
    flow.start("a");

    clock().advance(Duration.ofMinutes(1));
    finishAll();

    FlowSummary after = summary(flow.id()).orElseThrow();
    assertThat(before.derivedState()).isEqualTo(FlowState.OPEN);
    assertThat(after.derivedState()).isEqualTo(FlowState.RUNNING);
    assertThat(after.updatedAt()).isEqualTo(now());
  }

  @Test
  void projecting_again_what_did_not_move_changes_nothing() {
    PlayedFlow flow = play(nodes("a"));
    finishAll();
    FlowSummary before = summary(flow.id()).orElseThrow();

    clock().advance(Duration.ofMinutes(1));
    finishAll();

    assertThat(summary(flow.id())).contains(before);
  }

  @Test
  void a_flow_whose_child_waits_for_more_is_counted_a_little_later() {
    PlayedFlow flow = play(nodes("a", "b", "c").edge("a", "c").edge("b", "c"));
    finishAll();
    FlowSummary before = summary(flow.id()).orElseThrow();
    flow.succeed("a");
    flows().dispatchAll();

    finishAll();
    assertThat(summary(flow.id())).contains(before);

    clock().advance(Duration.ofSeconds(3));
    finishAll();
    assertThat(summary(flow.id()).orElseThrow().counts())
        .isEqualTo(
            StateCounts.of(
                List.of(PublicState.COMPLETED, PublicState.WAITING, PublicState.WAITING_CHILDREN)));
  }

  @Test
  void large_flows_are_counted_under_one_lock_after_the_other() {
    finishAll();
    String[] many = IntStream.range(0, 300).mapToObj(n -> "n" + n).toArray(String[]::new);
    play(nodes(many));
    play(nodes("small"));
    play(nodes(many));
    CrashPoints points = CrashPoints.unarmed();

    new SettledFlowFinisher(new CrashingTransactions(opened().transactions(), points)).finishOnce();

    assertThat(points.passed())
        .filteredOn(point -> point.startsWith("flow.members.countMembers/after"))
        .hasSize(2);
    assertThat(points.passed()).filteredOn(point -> point.startsWith("commit/after")).hasSize(3);
  }

  @Test
  void a_flow_without_members_has_no_summary_and_no_end() {
    FlowId flow = inTransaction(stores -> stores.flow().flows().create(spec())).flow().id();
    inTransaction(
        stores -> {
          stores.flow().summaries().touch(List.of(flow), Duration.ZERO);
          return flow;
        });

    finishAll();

    assertThat(summary(flow)).isEmpty();
    assertThat(flows().describe(flow).state()).isEqualTo(FlowState.OPEN);
  }
}
