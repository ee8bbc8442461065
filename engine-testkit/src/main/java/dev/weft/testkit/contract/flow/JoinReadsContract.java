package dev.weft.testkit.contract.flow;

import static org.assertj.core.api.Assertions.assertThat;

import dev.weft.domain.dispatch.EdgeGroup;
import dev.weft.domain.dispatch.EdgeOutcome;
import dev.weft.domain.dispatch.EdgeTally;
import dev.weft.domain.dispatch.Join;
import dev.weft.domain.dispatch.PendingEvent;
import dev.weft.domain.dispatch.UnresolvedEdge;
import dev.weft.domain.dispatch.loser.ContainingGroup;
import dev.weft.domain.dispatch.loser.Upstream;
import dev.weft.domain.execution.ExecutionId;
import dev.weft.domain.explain.Reason;
import dev.weft.domain.flow.EdgeId;
import dev.weft.domain.flow.EdgePolicy;
import dev.weft.domain.flow.OnSatisfied;
import dev.weft.domain.transition.ExecutionCommand;
import dev.weft.port.out.dispatch.JoinReads.Waits;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What joins are decided from is read from the edges themselves. */
public abstract class JoinReadsContract extends FlowSuite {

  private static final EdgePolicy ANY = new EdgePolicy.AnyOf(OnSatisfied.CANCEL_REMAINING);
  private static final EdgePolicy SPARING = new EdgePolicy.AnyOf(OnSatisfied.LET_RUN);

  private Map<ExecutionId, Join> joins(ExecutionId... children) {
    return joins(List.of(), children);
  }

  private Map<ExecutionId, Join> joins(List<UnresolvedEdge> unresolved, ExecutionId... children) {
    return inTransaction(s -> s.dispatch().joins().listJoins(List.of(children), unresolved));
  }

  private Waits waits(ExecutionId child) {
    return inTransaction(s -> s.dispatch().joins().readWaits(child));
  }

  private List<Upstream> upstreams(int max, ExecutionId... children) {
    return listed(s -> s.dispatch().joins().listUpstreams(List.of(children), max));
  }

  @Test
  void a_join_is_counted_from_its_edges() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId c = flow.root("c");
    ExecutionId child = flow.open("child", ANY);
    EdgeId first = flow.edge(a, child);
    EdgeId second = flow.edge(b, child);
    EdgeId third = flow.edge(c, child);
    EdgeGroup group = EdgeGroup.open(child, ANY).grownBy(3);
    flow.write(group);
    flow.resolve(first, child, EdgeOutcome.SUCCESS);
    flow.resolve(second, child, EdgeOutcome.FAIL);
    flow.resolve(third, child, EdgeOutcome.SKIP);

    assertThat(joins(child, a))
        .isEqualTo(Map.of(child, new Join(group, new EdgeTally(1, 1, 1), true)));
  }

  @Test
  void edges_known_to_be_unresolved_change_no_count() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId alone = flow.open("alone", ANY);
    flow.write(EdgeGroup.sealed(alone, ANY, 1));
    ExecutionId both = flow.open("both", ANY);
    List<UnresolvedEdge> known =
        List.of(
            new UnresolvedEdge(flow.edge(a, alone), a, alone),
            new UnresolvedEdge(flow.edge(a, both), a, both));
    EdgeId resolved = flow.edge(b, both);
    EdgeGroup group = EdgeGroup.open(both, ANY).grownBy(2);
    flow.write(group);
    flow.resolve(resolved, both, EdgeOutcome.FAIL);

    assertThat(joins(known, alone, both))
        .isEqualTo(
            Map.of(
                alone, new Join(EdgeGroup.sealed(alone, ANY, 1), EdgeTally.NONE, true),
                both, new Join(group, new EdgeTally(0, 1, 0), true)));
  }

  @Test
  void a_child_that_has_left_blocked_is_told_so() {
    StagedFlow flow = stagedFlow();
    ExecutionId skipped = flow.open("skipped", EdgePolicy.DEFAULT);
    ExecutionId unblocked = flow.open("unblocked", EdgePolicy.DEFAULT);
    flow.skip(skipped);
    flow.move(unblocked, new ExecutionCommand.Unblock());

    assertThat(joins(skipped, unblocked).values())
        .hasSize(2)
        .allMatch(join -> !join.childBlocked());
  }

  @Test
  void an_upstream_comes_with_every_group_that_contains_it() {
    StagedFlow flow = stagedFlow();
    ExecutionId a = flow.root("a");
    ExecutionId b = flow.root("b");
    ExecutionId ended = flow.root("ended");
    ExecutionId c = flow.child("c", ANY, a, b, ended);
    ExecutionId d = flow.child("d", SPARING, a);
    ExecutionId e = flow.open("e", EdgePolicy.DEFAULT);
    flow.stagedEdge(b, e);
    flow.write(EdgeGroup.sealed(c, ANY, 3).after(new EdgeTally(1, 0, 0)));
    flow.skip(d);
    flow.succeed(ended);
    ContainingGroup ofC = new ContainingGroup(ANY, true, true);
    ContainingGroup ofD = new ContainingGroup(SPARING, false, false);

    List<Upstream> found = upstreams(10, c);

    assertThat(found).extracting(Upstream::id).containsExactly(a, b);
    assertThat(found.getFirst().groups()).containsExactlyInAnyOrder(ofC, ofD);
    assertThat(found.getLast()).isEqualTo(new Upstream(b, false, List.of(ofC)));
    assertThat(upstreams(1, c, d)).extracting(Upstream::id).containsExactly(a);
  }

  @Test
  void a_blocked_member_names_what_it_waits_for() {
    StagedFlow flow = stagedFlow();
    ExecutionId running = flow.root("running");
    ExecutionId ended = flow.root("ended");
    ExecutionId broken = flow.root("broken");
    ExecutionId child = flow.child("child", EdgePolicy.DEFAULT, running, ended, broken);
    flow.succeed(ended);
    Instant first = now();
    clock().advance(Duration.ofSeconds(1));
    flow.cancel(broken);
    PendingEvent failing = new PendingEvent(broken, 0, 0);
    in(s -> s.dispatch().events().postpone(List.of(failing), Duration.ofHours(1), "it broke"));

    assertThat(waits(child))
        .isEqualTo(
            new Waits(
                true,
                List.of(running),
                List.of(
                    new Reason.DispatchPending(first, ""),
                    new Reason.DispatchPending(now(), "it broke"))));
  }

  @Test
  void an_open_group_is_told_and_a_member_without_one_counts_as_sealed() {
    StagedFlow flow = stagedFlow();
    ExecutionId open = flow.open("open", EdgePolicy.DEFAULT);
    ExecutionId root = flow.root("root");

    assertThat(waits(open)).isEqualTo(new Waits(false, List.of(), List.of()));
    assertThat(waits(root)).isEqualTo(new Waits(true, List.of(), List.of()));
  }
}
